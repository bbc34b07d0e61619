import type { ClientInfo, DocumentToSign } from '@ncb/shared-kernel/api/contract';
import { DECLARATION, DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { getSignTransition } from '@ncb/shared-kernel/domain/workflow';

/**
 * State after a signature. `only`: no other one is needed; `last`: the others exist; `first`, `second`: still needed;
 * `declaration`: one signature only.
 */
type Following = 'only' | 'last' | 'first' | 'second' | 'declaration';

export const FOLLOWING = ['only', 'last', 'first', 'second', 'declaration'] as const satisfies readonly Following[];

/** Returns the state after the user's signature; null if it would be refused. */
export function getFollowing(
  { type, status, statusAfter, signatures }: Pick<DocumentToSign, 'type' | 'status' | 'statusAfter' | 'signatures'>,
  { user, signScheme }: Pick<ClientInfo, 'user' | 'signScheme'>,
): Following | null {
  if (type === DECLARATION) return 'declaration';
  if (status === undefined) return null;
  const step = getSignTransition(status, { right: user.signatureRight, rightsValid: user.rightsValid }, signScheme);
  // The bank knows the company's approval policy.
  const after = statusAfter ?? (step.ok ? step.to : null);
  if (after === null) return null;
  if (after === DocumentStatus.signedSecond) return 'first';
  if (after === DocumentStatus.signedFirst) return 'second';
  return signatures.length > 0 ? 'last' : 'only';
}
