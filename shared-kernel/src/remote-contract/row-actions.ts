import type { DocumentKind, DocumentStatus } from '../domain/vocabulary';

/** A row of a list, as far as actions of other areas know it. */
export type ListedRow =
  | { readonly on: 'documents'; readonly id: string; readonly kind: DocumentKind; readonly status: DocumentStatus }
  | { readonly on: 'accounts'; readonly id: string };

/** What another area has declared for such a row: it opens one of its pages. */
export interface RowAction {
  /** Its address on the screen, `<remote>.<action>`. */
  readonly name: string;
  /** In the user's language. */
  readonly label: string;
  run(): void;
}
