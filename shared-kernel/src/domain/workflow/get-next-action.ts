import type { DocumentStatus, SignScheme } from '../vocabulary';
import type { Signer } from './can-sign';
import { getSendTransition, getSignTransition } from './transitions';

/** Returns the user's next action: send if fully signed, otherwise sign; null for none. */
export function getNextAction(status: DocumentStatus, signer: Signer, scheme: SignScheme): 'sign' | 'send' | null {
  if (getSendTransition(status, signer).ok) return 'send';
  return getSignTransition(status, signer, scheme).ok ? 'sign' : null;
}
