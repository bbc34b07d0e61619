import type { KeyOutcome, MadeKey, ProvenCertificate, SignatureProvider } from './signature-provider';
import type { KeyFileSecret, KeyParameters, SigningOrder, SigningReport } from './worker-messages';

export type SigningWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

type Unsigned = Extract<KeyOutcome<never>, { ok: false }>;

/** Kinds of key files: our own, or DSTU 4145 files of other authorities. */
export type WorkerKind = 'own' | 'dstu';

/** Secret of a key file, with a callback for the progress of opening it. */
export type FileSecret = KeyFileSecret & { readonly onOpening?: (share: number) => void };

export interface FileKeyProvider extends SignatureProvider<FileSecret> {
  createKey(wish: KeyParameters): Promise<KeyOutcome<MadeKey>>;
  /** Finds another authority's certificate in or beside a file and signs it with its key. */
  register(fileSecret: FileSecret): Promise<KeyOutcome<ProvenCertificate>>;
}

/**
 * Creates a provider that signs in a new worker for each batch. The key exists only in the worker's memory, and ending
 * the worker erases it.
 */
export function createFileKeyProvider(startWorker: (kind: WorkerKind) => SigningWorker): FileKeyProvider {
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
      // Only the bytes: the signer must not depend on the parsed fields.
      const bytes = documents.map(({ id, version, canonical }) => ({ id, version, canonical }));
      return run({ kind: 'sign', documents: bytes, certificates, ...secret }, onProgress, onOpening);
    },

    signIn({ audience, challenge, certificates }, { onOpening, ...secret }) {
      return run({ kind: 'signIn', audience, challenge, certificates, ...secret }, undefined, onOpening);
    },

    createKey: (wish) => run({ kind: 'createKey', ...wish }),

    register({ onOpening, ...secret }) {
      // Our key file contains only a request; the bank issues its certificate.
      if (!('files' in secret)) return Promise.resolve({ ok: false, reason: 'noCertificate' });
      return run({ kind: 'register', ...secret }, undefined, onOpening);
    },

    lock() {
      endCurrent?.({ ok: false, reason: 'locked' });
    },
  };
}
