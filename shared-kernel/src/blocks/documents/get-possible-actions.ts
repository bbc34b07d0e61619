import type { DocumentRef } from '../../api/contract';
import {
  PAYROLL,
  PayrollAccess,
  type DocumentKind,
  type DocumentStatus,
  type SignScheme,
} from '../../domain/vocabulary';
import {
  canSign,
  getSignTransition,
  isAllowedInStatus,
  isNextSigner,
  type Signer,
  type WithNextSigners,
} from '../../domain/workflow';

export interface ActionDocument extends DocumentRef, JudgedDocument {
  readonly number: string;
  readonly amount: string;
  readonly currencyLetters: string;
  /** True while the bank does not know the outcome of an instant payment. */
  readonly isOutcomeUnknown?: boolean;
  /** Shown where documents are confirmed; payrolls have none. */
  readonly receiverName?: string | null;
}

export type BulkAction = 'sign' | 'unsign' | 'send' | 'recall' | 'delete';

/**
 * Reason why an action is not possible: the user's rights, their signature place already signed, the document's status,
 * or the recall of an instant payment.
 */
export type ActionRefusal = 'rights' | 'place' | 'status' | 'instant';

export interface Acting {
  readonly userId: string;
  readonly signer: Signer;
  readonly scheme: SignScheme;
  readonly payrollAccess: PayrollAccess;
}

export interface JudgedDocument extends WithNextSigners {
  readonly type: DocumentKind;
  readonly status: DocumentStatus;
  readonly isInstant?: boolean;
}

/**
 * Returns why an action is refused for a document; null if possible.
 * A user without the right to sign may delete their own documents; only the bank knows whose they are. Signing a
 * payroll requires access to its rows. Source: docs/requirements/payroll.md#who-sees-salaries.
 */
export function getRefusal(
  action: BulkAction,
  { type, status, isInstant, nextSigners }: JudgedDocument,
  { userId, signer, scheme, payrollAccess }: Acting,
): ActionRefusal | null {
  if (action === 'sign' && type === PAYROLL && payrollAccess !== PayrollAccess.full) return 'rights';
  if (action !== 'delete' && !canSign(signer)) return 'rights';
  if (!isAllowedInStatus(action, status)) return 'status';
  if (action === 'recall' && isInstant) return 'instant';
  const isNext = isNextSigner({ nextSigners }, userId);
  return action === 'sign' && !getSignTransition(status, { ...signer, isNext }, scheme).ok ? 'place' : null;
}

export interface PossibleAction<Document> {
  readonly action: BulkAction;
  readonly documents: readonly Document[];
  readonly refused: readonly { readonly document: Document; readonly refusal: ActionRefusal }[];
}

const ACTIONS: readonly BulkAction[] = ['sign', 'send', 'unsign', 'recall', 'delete'];

export function getPossibleActions<Document extends JudgedDocument>(
  chosen: readonly Document[],
  acting: Acting,
): readonly PossibleAction<Document>[] {
  return ACTIONS.map((action) => {
    // Documents of the same kind and status share a verdict: 10,000 documents need some twenty checks.
    const verdicts = new Map<string, ActionRefusal | null>();
    const documents: Document[] = [];
    const refused: { document: Document; refusal: ActionRefusal }[] = [];
    for (const document of chosen) {
      const isNext = isNextSigner(document, acting.userId);
      const kind = `${document.type} ${document.status} ${document.isInstant} ${isNext}`;
      let refusal = verdicts.get(kind);
      if (refusal === undefined) verdicts.set(kind, (refusal = getRefusal(action, document, acting)));
      if (refusal === null) documents.push(document);
      else refused.push({ document, refusal });
    }
    return { action, documents, refused };
  });
}

/**
 * Returns the action offered first: signing or sending, whichever fits more documents, signing if equal; null if
 * neither fits.
 */
export function getMainAction<Document>(
  possible: readonly PossibleAction<Document>[],
): PossibleAction<Document> | null {
  const forward = possible.filter(({ action, documents }) => isForward(action) && documents.length > 0);
  return forward.reduce<PossibleAction<Document> | null>(
    (best, one) => (best && best.documents.length >= one.documents.length ? best : one),
    null,
  );
}

/** True if the action moves a document forward; the others reverse a step. */
export function isForward(action: BulkAction): boolean {
  return action === 'sign' || action === 'send';
}
