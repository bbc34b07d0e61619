import { SignatureRight, type DocumentStatus, type SignScheme } from '../vocabulary';
import { refuse, SIGNING, STEPS, to, type StepName, type Transition } from './transition-table';

/** Who acts: right to sign and whether it is in force now. */
export interface Signer {
  readonly right: SignatureRight;
  readonly rightsValid: boolean;
  /** This user's (or certificate's) signature is already on the document; without a word it is not. */
  readonly hasSigned?: boolean;
}

/** True if the user may put or remove signatures, send and recall: any right but the operator's, in force. */
export function maySign({ right, rightsValid }: Signer): boolean {
  return rightsValid && right !== SignatureRight.operator;
}

/**
 * The status after a user's signature, or why it is refused. One person fills both places only with the right to all
 * signatures. Source: reference/banking 5.3 ("four eyes")
 */
export function signTransition(status: DocumentStatus, signer: Signer, scheme: SignScheme): Transition {
  if (!maySign(signer)) return refuse('insufficientOrExpiredRights');
  const step = SIGNING[scheme][signer.right]?.[status] ?? refuse('statusForbidsAction');
  const isSecondOfOne = step.ok && signer.hasSigned === true && signer.right !== SignatureRight.all;
  return isSecondOfOne ? refuse('ownSignatureExists') : step;
}

/** Removing signatures removes all of them and makes the document new again. */
export function unsignTransition(status: DocumentStatus, signer: Signer): Transition {
  return maySign(signer) ? take('unsign', status) : refuse('insufficientOrExpiredRights');
}

/** Sending hands a fully signed document to the bank. */
export function sendTransition(status: DocumentStatus, signer: Signer): Transition {
  return maySign(signer) ? take('send', status) : refuse('insufficientOrExpiredRights');
}

/**
 * Recalling takes a sent document back while the bank has not started on it; it is new again and its signatures are
 * void. Who may send may recall. Source: reference/banking 5.3 and 10 ("move back")
 */
export function recallTransition(status: DocumentStatus, signer: Signer, bankHasStarted: boolean): Transition {
  if (!maySign(signer)) return refuse('insufficientOrExpiredRights');
  const step = take('recall', status);
  return step.ok && bankHasStarted ? refuse('bankHasStarted') : step;
}

/** Storing the form: any active user may. */
export function saveTransition(status: DocumentStatus): Transition {
  return take('save', status);
}

/** Opening the requisites for a change; saving stores them under the same id. Any active user may. */
export function changeTransition(status: DocumentStatus): Transition {
  return take('change', status);
}

/** What the bank does with a document that was sent to it. */
export function bankTransition(status: DocumentStatus, step: 'execute' | 'refuse'): Transition {
  return take(step, status);
}

function take(name: StepName, status: DocumentStatus): Transition {
  const step = STEPS[name];
  return step.from.some((from) => from === status) ? to(step.to) : refuse('statusForbidsAction');
}
