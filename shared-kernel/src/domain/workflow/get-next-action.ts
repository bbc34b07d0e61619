import type { DocumentStatus, SignScheme } from '../vocabulary';
import { sendTransition, signTransition, type Signer } from './transitions';

/** Returns the user's next action: send if fully signed, otherwise sign; null for none. */
export function getNextAction(status: DocumentStatus, signer: Signer, scheme: SignScheme): 'sign' | 'send' | null {
  if (sendTransition(status, signer).ok) return 'send';
  return signTransition(status, signer, scheme).ok ? 'sign' : null;
}
