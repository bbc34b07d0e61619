import type { SignatureProvider, SigningOutcome } from './provider';
import type { KeyFileSecret, SigningOrder, SigningReport } from './worker-messages';

/** What we use of a worker. */
export type SigningWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/**
 * Signs with a key file in a worker of its own, one per batch. The key lives in the worker's memory only, and ending
 * the worker ends the key.
 */
export function fileKeyProvider(startWorker: () => SigningWorker): SignatureProvider<KeyFileSecret> {
  let endCurrent: ((outcome: SigningOutcome) => void) | null = null;

  return {
    available: () => typeof Worker === 'function' && 'subtle' in globalThis.crypto,

    sign(batch, secret, onProgress) {
      endCurrent?.({ ok: false, reason: 'locked' });
      const worker = startWorker();
      return new Promise((resolve) => {
        const end = (outcome: SigningOutcome) => {
          worker.onmessage = null;
          worker.terminate();
          endCurrent = null;
          resolve(outcome);
        };
        endCurrent = end;
        worker.onerror = () => end({ ok: false, reason: 'signingFailed' });
        worker.onmessage = (event: MessageEvent<SigningReport>) => {
          if (event.data.kind === 'progress') onProgress(event.data.signed);
          else end(event.data.outcome);
        };
        // The bytes only: what the page has read in them is no business of the signer.
        const documents = batch.documents.map(({ id, version, canonical }) => ({ id, version, canonical }));
        worker.postMessage({ documents, certificates: batch.certificates, ...secret } satisfies SigningOrder);
      });
    },

    lock() {
      endCurrent?.({ ok: false, reason: 'locked' });
    },
  };
}
