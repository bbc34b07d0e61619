import type { KeyOutcome, KeyWish, MadeKey, SignatureProvider } from './provider';
import type { KeyFileSecret, SigningOrder, SigningReport } from './worker-messages';

/** What we use of a worker. */
export type SigningWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

type Unsigned = Extract<KeyOutcome<never>, { ok: false }>;

/** Key files: they are signed with, and made. */
export interface FileKeyProvider extends SignatureProvider<KeyFileSecret> {
  createKey(wish: KeyWish): Promise<KeyOutcome<MadeKey>>;
}

/**
 * Signs with a key file in a worker of its own, one per batch. The key lives in the worker's memory only, and ending
 * the worker ends the key.
 */
export function fileKeyProvider(startWorker: () => SigningWorker): FileKeyProvider {
  let endCurrent: ((outcome: Unsigned) => void) | null = null;

  const run = <Made>(order: SigningOrder, onProgress: (signed: number) => void): Promise<KeyOutcome<Made>> => {
    endCurrent?.({ ok: false, reason: 'locked' });
    const worker = startWorker();
    return new Promise((resolve) => {
      const end = (outcome: KeyOutcome<Made>) => {
        worker.onmessage = null;
        worker.terminate();
        endCurrent = null;
        resolve(outcome);
      };
      endCurrent = end;
      worker.onerror = () => end({ ok: false, reason: 'signingFailed' });
      worker.onmessage = (event: MessageEvent<SigningReport<Made>>) => {
        if (event.data.kind === 'progress') onProgress(event.data.signed);
        else end(event.data.outcome);
      };
      worker.postMessage(order);
    });
  };

  return {
    available: () => typeof Worker === 'function' && 'subtle' in globalThis.crypto,

    sign({ documents, certificates }, secret, onProgress) {
      // The bytes only: what the page has read in them is no business of the signer.
      const bytes = documents.map(({ id, version, canonical }) => ({ id, version, canonical }));
      return run({ kind: 'sign', documents: bytes, certificates, ...secret }, onProgress);
    },

    signIn({ audience, challenge, certificates }, secret) {
      return run({ kind: 'signIn', audience, challenge, certificates, ...secret }, () => {});
    },

    createKey: (wish) => run({ kind: 'createKey', ...wish }, () => {}),

    lock() {
      endCurrent?.({ ok: false, reason: 'locked' });
    },
  };
}
