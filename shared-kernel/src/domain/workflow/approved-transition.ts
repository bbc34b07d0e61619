import { DocumentStatus, SignatureRight, SignScheme } from '../vocabulary';
import type { Signer } from './can-sign';
import { refuse, to, type Transition } from './transition-table';
import { getSignTransition } from './transitions';

/** Demands of a company's approval policy on a document, with the signatures of other people that it has. */
export interface ApprovalState {
  readonly needsTwoPeople: boolean;
  readonly needsDirector: boolean;
  readonly others: readonly ApprovalSigner[];
  readonly isDirector: boolean;
}

export interface ApprovalSigner {
  readonly right: SignatureRight;
  readonly isDirector: boolean;
}

/**
 * Returns the status after a signature under an approval policy. Only the bank can: pages know neither the policy nor the
 * other signers. Source: docs/requirements/approval-policy.md#signatures.
 */
export function getApprovedTransition(
  status: DocumentStatus,
  signer: Signer,
  scheme: SignScheme,
  { needsTwoPeople, needsDirector, others, isDirector }: ApprovalState,
): Transition {
  const { right } = signer;
  const awaitsDirector = needsDirector && !others.some((other) => other.isDirector);
  const step = getSignTransition(status, signer, scheme);
  const isFree = isPlaceTaken(step) && (isPlaceFree(scheme, others) || (awaitsDirector && isDirector));
  const completing = isFree ? to(DocumentStatus.ready) : step;
  if (!completing.ok || completing.to !== DocumentStatus.ready) return completing;
  const lacksDirector = awaitsDirector && !isDirector;
  if (others.length === 0)
    return needsTwoPeople || lacksDirector
      ? to(right === SignatureRight.second ? DocumentStatus.signedSecond : DocumentStatus.signedFirst)
      : completing;
  return lacksDirector ? refuse('directorMustSign') : completing;
}

const isPlaceTaken = (step: Transition) =>
  !step.ok && (step.code === 'firstSignatureExists' || step.code === 'secondSignatureExists');

/**
 * True if the place that the table takes for signed is free: a user with all signatures fills either, and the scheme of
 * one signature has no second place.
 */
function isPlaceFree(scheme: SignScheme, others: readonly ApprovalSigner[]): boolean {
  return others[0]?.right === SignatureRight.all || scheme === SignScheme.one;
}
