import type { ActionRow } from '@ncb/shared-kernel/api/contract';
import { useDocumentTitle } from '@ncb/shared-kernel/blocks/documents';
import { DocumentType, PAYROLL, type DocumentKind } from '@ncb/shared-kernel/domain/vocabulary';

const KINDS: readonly DocumentKind[] = [...Object.values(DocumentType), PAYROLL];

export interface ActedOn {
  /** What people call it: a document with its number, a person; '' of a session. */
  readonly title: string;
  /** Of a document. */
  readonly kind: DocumentKind | undefined;
}

/** What an action was done to, in words. */
export function useActedOn(): (row: ActionRow) => ActedOn {
  const titleOf = useDocumentTitle();
  return ({ documentType, objectName }) => {
    const kind = KINDS.find((one) => String(one) === documentType);
    return { kind, title: kind ? titleOf({ type: kind, number: objectName }) : objectName };
  };
}
