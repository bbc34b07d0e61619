import type { RefusalCode } from '../refusal';
import { DocumentStatus, SignatureRight, SignScheme } from '../vocabulary';

export type Transition =
  | { readonly ok: true; readonly to: DocumentStatus }
  | { readonly ok: false; readonly code: RefusalCode };

export const to = (status: DocumentStatus): Transition => ({ ok: true, to: status });
export const refuse = (code: RefusalCode): Transition => ({ ok: false, code });

const { unsaved: UNSAVED, new: NEW, signedSecond: SECOND, signedFirst: FIRST, ready: READY } = DocumentStatus;
const IN_PROGRESS = DocumentStatus.inProgress;

type SigningTable = Record<SignScheme, Partial<Record<SignatureRight, Partial<Record<DocumentStatus, Transition>>>>>;

/** Scheme → right → status before. Source: docs/requirements/banking-rules.md#transitions. */
export const SIGNING: SigningTable = {
  [SignScheme.two]: {
    [SignatureRight.all]: { [NEW]: to(READY), [SECOND]: to(READY), [FIRST]: to(READY) },
    [SignatureRight.first]: { [NEW]: to(FIRST), [SECOND]: to(READY), [FIRST]: refuse('firstSignatureExists') },
    [SignatureRight.second]: { [NEW]: to(SECOND), [SECOND]: refuse('secondSignatureExists'), [FIRST]: to(READY) },
  },
  [SignScheme.one]: {
    [SignatureRight.all]: { [NEW]: to(READY), [SECOND]: to(READY), [FIRST]: to(READY) },
    [SignatureRight.first]: { [NEW]: to(READY), [SECOND]: to(READY), [FIRST]: refuse('firstSignatureExists') },
    // A second signature alone never completes a document.
    [SignatureRight.second]: { [NEW]: to(SECOND), [SECOND]: refuse('secondSignatureExists'), [FIRST]: to(READY) },
  },
};

interface Step {
  readonly from: readonly DocumentStatus[];
  readonly to: DocumentStatus;
}

/**
 * Other steps of a user. `change` makes a form, which saving stores under the same id. Source: docs/requirements/banking-rules.md#transitions.
 */
export const STEPS = {
  change: { from: [NEW], to: UNSAVED },
  unsign: { from: [SECOND, FIRST, READY], to: NEW },
  send: { from: [READY], to: IN_PROGRESS },
  recall: { from: [IN_PROGRESS], to: NEW },
  undoSend: { from: [IN_PROGRESS], to: READY },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof STEPS;
