import { DocumentStatus, SignatureRight, type SignScheme } from '../vocabulary';
import { canSign, type Signer } from './can-sign';
import { refuse, SIGNING, STEPS, to, type StepName, type Transition } from './transition-table';

/**
 * Returns the status after signing. Only the right to all signatures lets one user give both. The bank also applies the
 * company's approval policy (`getApprovedTransition`). Source: docs/requirements/banking-rules.md#transitions.
 */
export function getSignTransition(status: DocumentStatus, signer: Signer, scheme: SignScheme): Transition {
  if (!canSign(signer)) return refuse('insufficientOrExpiredRights');
  if (signer.isNext !== undefined && isHalfSigned(status))
    return signer.isNext ? to(DocumentStatus.ready) : refuse('ownSignatureExists');
  const step = SIGNING[scheme][signer.right]?.[status] ?? refuse('statusForbidsAction');
  const isSecondOfOne = step.ok && signer.hasSigned === true && signer.right !== SignatureRight.all;
  return isSecondOfOne ? refuse('ownSignatureExists') : step;
}

/** True for a document with one of two signatures. */
export const isHalfSigned = (status: DocumentStatus) =>
  status === DocumentStatus.signedFirst || status === DocumentStatus.signedSecond;

/** Removes all signatures. */
export function getUnsignTransition(status: DocumentStatus, signer: Signer): Transition {
  return canSign(signer) ? applyStep('unsign', status) : refuse('insufficientOrExpiredRights');
}

export function getSendTransition(status: DocumentStatus, signer: Signer): Transition {
  return canSign(signer) ? applyStep('send', status) : refuse('insufficientOrExpiredRights');
}

/**
 * Returns a sent document that the bank has not started to new; signatures are void. Source:
 * docs/requirements/banking-rules.md#transitions,
 * docs/requirements/banking-rules.md#conflicts-decided.
 */
export function getRecallTransition(status: DocumentStatus, signer: Signer, bankHasStarted: boolean): Transition {
  return takeBack('recall', status, signer, bankHasStarted ? 'bankHasStarted' : null);
}

/**
 * Returns a document that was sent just now, and that the bank has not started, to ready; signatures stay. Source:
 * docs/requirements/banking-rules.md#transitions.
 * @param isLate true once it can only be recalled
 */
export function getUndoSendTransition(status: DocumentStatus, signer: Signer, isLate: boolean): Transition {
  return takeBack('undoSend', status, signer, isLate ? 'undoTooLate' : null);
}

function takeBack(
  name: 'recall' | 'undoSend',
  status: DocumentStatus,
  signer: Signer,
  refusal: 'bankHasStarted' | 'undoTooLate' | null,
): Transition {
  if (!canSign(signer)) return refuse('insufficientOrExpiredRights');
  const step = applyStep(name, status);
  return step.ok && refusal !== null ? refuse(refusal) : step;
}

function applyStep(name: StepName, status: DocumentStatus): Transition {
  const step = STEPS[name];
  return step.from.some((from) => from === status) ? to(step.to) : refuse('statusForbidsAction');
}
