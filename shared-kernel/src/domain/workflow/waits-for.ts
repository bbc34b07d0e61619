import type { DocumentStatus, SignScheme } from '../vocabulary';
import { sendTransition, signTransition, type Signer } from './transitions';

/**
 * What a document waits for from a person: to be sent, because it has all its signatures, or to be signed by him; null
 * when there is nothing for him to do. Source: design/ui ("what waits for my signature")
 */
export function waitsFor(status: DocumentStatus, signer: Signer, scheme: SignScheme): 'sign' | 'send' | null {
  if (sendTransition(status, signer).ok) return 'send';
  return signTransition(status, signer, scheme).ok ? 'sign' : null;
}
