import type { KeyOutcome, KeyWish, MadeKey, ProvenCertificate, SignatureProvider } from './provider';
import type { KeyFileSecret, SigningOrder, SigningReport } from './worker-messages';

/** What we use of a worker. */
export type SigningWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

type Unsigned = Extract<KeyOutcome<never>, { ok: false }>;

/** Whose keys a worker opens: our own files, or those of other authorities by DSTU 4145. */
export type WorkerKind = 'own' | 'dstu';

/** What is given to sign with a file, and who wants to know how far opening it is. */
export type GivenFile = KeyFileSecret & { readonly onOpening?: (share: number) => void };

/** Key files: they are signed with, and made. */
export interface FileKeyProvider extends SignatureProvider<GivenFile> {
  createKey(wish: KeyWish): Promise<KeyOutcome<MadeKey>>;
  /** The certificate of another authority in a file or beside it, signed by its key. */
  register(given: GivenFile): Promise<KeyOutcome<ProvenCertificate>>;
}

/**
 * Signs with a key file in a worker of its own, one per batch. The key lives in the worker's memory only, and ending
 * the worker ends the key.
 */
export function fileKeyProvider(startWorker: (kind: WorkerKind) => SigningWorker): FileKeyProvider {
  let endCurrent: ((outcome: Unsigned) => void) | null = null;

  const run = <Made>(
    order: SigningOrder,
    onProgress: (signed: number) => void = () => {},
    onOpening: (share: number) => void = () => {},
  ): Promise<KeyOutcome<Made>> => {
    endCurrent?.({ ok: false, reason: 'locked' });
    const worker = startWorker('files' in order ? 'dstu' : 'own');
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
        else if (event.data.kind === 'opening') onOpening(event.data.share);
        else end(event.data.outcome);
      };
      worker.postMessage(order);
    });
  };

  return {
    available: () => typeof Worker === 'function' && 'subtle' in globalThis.crypto,

    sign({ documents, certificates }, { onOpening, ...secret }, onProgress) {
      // The bytes only: what the page has read in them is no business of the signer.
      const bytes = documents.map(({ id, version, canonical }) => ({ id, version, canonical }));
      return run({ kind: 'sign', documents: bytes, certificates, ...secret }, onProgress, onOpening);
    },

    signIn({ audience, challenge, certificates }, { onOpening, ...secret }) {
      return run({ kind: 'signIn', audience, challenge, certificates, ...secret }, undefined, onOpening);
    },

    createKey: (wish) => run({ kind: 'createKey', ...wish }),

    register({ onOpening, ...secret }) {
      // A key file of ours holds a request, and its certificate is the bank's to issue.
      if (!('files' in secret)) return Promise.resolve({ ok: false, reason: 'noCertificate' });
      return run({ kind: 'register', ...secret }, undefined, onOpening);
    },

    lock() {
      endCurrent?.({ ok: false, reason: 'locked' });
    },
  };
}
