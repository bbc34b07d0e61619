import {
  PAYROLL,
  PayrollAccess,
  type DocumentKind,
  type DocumentStatus,
  type SignScheme,
} from '../../domain/vocabulary';
import { maySign, signTransition, statusAllows, type Signer } from '../../domain/workflow';
import type { BulkAction } from './use-document-actions';

/** Why something cannot be done with a document: the user's rights, that his place is signed, or how the document stands. */
export type ActionRefusal = 'rights' | 'place' | 'status';

export interface Acting {
  readonly signer: Signer;
  readonly scheme: SignScheme;
  readonly payrollAccess: PayrollAccess;
}

/** What an action depends on of its document. */
export interface JudgedDocument {
  readonly type: DocumentKind;
  readonly status: DocumentStatus;
}

/**
 * Why an action is refused for a document; null when it is possible. Whoever prepares documents without a right to sign
 * may delete his own; the bank knows whose they are. Who signs a payroll has to see its rows (reference/areas B7).
 */
export function refusalOf(
  action: BulkAction,
  { type, status }: JudgedDocument,
  { signer, scheme, payrollAccess }: Acting,
): ActionRefusal | null {
  if (action === 'sign' && type === PAYROLL && payrollAccess !== PayrollAccess.full) return 'rights';
  if (action !== 'delete' && !maySign(signer)) return 'rights';
  if (!statusAllows(action, status)) return 'status';
  return action === 'sign' && !signTransition(status, signer, scheme).ok ? 'place' : null;
}

/** With which of the chosen documents something can be done, and with which it cannot. */
export interface Possible<Document> {
  readonly action: BulkAction;
  readonly documents: readonly Document[];
  readonly refused: readonly { readonly document: Document; readonly refusal: ActionRefusal }[];
}

/** In the order in which they are offered: what moves a document forward first. */
const ACTIONS: readonly BulkAction[] = ['sign', 'send', 'unsign', 'recall', 'delete'];

/** Each action with the chosen documents that allow it. */
export function possibleActions<Document extends JudgedDocument>(
  chosen: readonly Document[],
  acting: Acting,
): readonly Possible<Document>[] {
  return ACTIONS.map((action) => {
    // Of a kind and a status all have the same verdict: ten thousand documents are some twenty of them.
    const verdicts = new Map<string, ActionRefusal | null>();
    const documents: Document[] = [];
    const refused: { document: Document; refusal: ActionRefusal }[] = [];
    for (const document of chosen) {
      const kind = `${document.type} ${document.status}`;
      let refusal = verdicts.get(kind);
      if (refusal === undefined) verdicts.set(kind, (refusal = refusalOf(action, document, acting)));
      if (refusal === null) documents.push(document);
      else refused.push({ document, refusal });
    }
    return { action, documents, refused };
  });
}

/**
 * What is offered first: signing or sending, whichever suits more of the documents, signing where both suit as many. Null
 * where neither suits any.
 */
export function mainAction<Document>(possible: readonly Possible<Document>[]): Possible<Document> | null {
  const forward = possible.filter(({ action, documents }) => isForward(action) && documents.length > 0);
  return forward.reduce<Possible<Document> | null>(
    (best, one) => (best && best.documents.length >= one.documents.length ? best : one),
    null,
  );
}

/** What moves a document forward; the others take something back. */
export function isForward(action: BulkAction): boolean {
  return action === 'sign' || action === 'send';
}
