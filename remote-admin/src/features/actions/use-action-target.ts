import type { ActionRow } from '@ncb/shared-kernel/api/contract';
import { useDocumentTitle } from '@ncb/shared-kernel/blocks/documents';
import { DocumentType, PAYROLL, type DocumentKind } from '@ncb/shared-kernel/domain/vocabulary';

const KINDS: readonly DocumentKind[] = [...Object.values(DocumentType), PAYROLL];

interface ActionTarget {
  /** Document with its number, or a person; '' for a session. */
  readonly title: string;
  readonly kind: DocumentKind | undefined;
}

/** Returns a function that names the object of an action. */
export function useActionTarget(): (row: ActionRow) => ActionTarget {
  const titleOf = useDocumentTitle();
  return ({ documentType, objectName }) => {
    const kind = KINDS.find((one) => String(one) === documentType);
    return { kind, title: kind ? titleOf({ type: kind, number: objectName }) : objectName };
  };
}
