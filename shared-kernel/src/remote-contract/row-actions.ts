import type { DocumentKind, DocumentStatus } from '../domain/vocabulary';

/** Row of a list with the fields that actions of other areas know. */
export type ListedRow =
  | { readonly on: 'documents'; readonly id: string; readonly kind: DocumentKind; readonly status: DocumentStatus }
  | { readonly on: 'accounts'; readonly id: string };

export interface RowAction {
  /** Name on the screen (`data-action`), `<remote>.<action>`. */
  readonly name: string;
  readonly label: string;
  run(): void;
}
