/** @jest-environment jsdom */
import '../testing/browser';
import { payment, paymentBytes } from '../testing/documents';
import { createFileKeyProvider, type SigningWorker } from './file-key-provider';

function fakeWorker() {
  const worker: SigningWorker & { posted: unknown[]; ended: number } = {
    posted: [],
    ended: 0,
    onmessage: null,
    onerror: null,
    postMessage: (order: unknown) => worker.posted.push(order),
    terminate: () => worker.ended++,
  };
  const say = (data: unknown) => worker.onmessage?.call(null as never, new MessageEvent('message', { data }));
  return { worker, say };
}

const batch = { documents: [paymentBytes('9001')], certificates: [] };
const secret = { keyFile: 'text', password: 'password' };

describe('fileKeyProvider', () => {
  it('passes progress on, gives the outcome and ends the worker with the batch', async () => {
    const { worker, say } = fakeWorker();
    const progress: number[] = [];
    const signing = createFileKeyProvider(() => worker).sign(batch, secret, (signed) => progress.push(signed));
    say({ kind: 'progress', signed: 1 });
    say({ kind: 'outcome', outcome: { ok: true, made: [] } });
    expect(await signing).toEqual({ ok: true, made: [] });
    expect(progress).toEqual([1]);
    expect(worker.ended).toBe(1);
  });

  it('hands the worker the bytes of the documents and nothing that the page made of them', () => {
    const { worker } = fakeWorker();
    void createFileKeyProvider(() => worker).sign({ ...batch, documents: [payment('9001')] }, secret, () => {});
    expect(worker.posted).toEqual([{ kind: 'sign', ...batch, ...secret }]);
  });

  it('hands the worker a sign-in as what it is, and gives what was signed', async () => {
    const { worker, say } = fakeWorker();
    const challenge = { audience: 'app.example', challenge: 'c'.repeat(43), certificates: [] };
    const signing = createFileKeyProvider(() => worker).signIn(challenge, secret);
    expect(worker.posted).toEqual([{ kind: 'signIn', ...challenge, ...secret }]);
    const signature = { clientNonce: 'nonce', signature: Uint8Array.of(1) };
    say({ kind: 'outcome', outcome: { ok: true, made: signature } });
    expect(await signing).toEqual({ ok: true, made: signature });
    expect(worker.ended).toBe(1);
  });

  it('ends the worker and the batch at once when it is locked', async () => {
    const { worker, say } = fakeWorker();
    const provider = createFileKeyProvider(() => worker);
    const signing = provider.sign(batch, secret, () => {});
    provider.lock();
    say({ kind: 'outcome', outcome: { ok: true, made: [] } });
    expect(await signing).toEqual({ ok: false, reason: 'locked' });
    expect(worker.ended).toBe(1);
  });

  it('ends a batch with "signingFailed" when the worker breaks, so that the page does not wait for ever', async () => {
    const { worker } = fakeWorker();
    const signing = createFileKeyProvider(() => worker).sign(batch, secret, () => {});
    worker.onerror?.call(null as never, new ErrorEvent('error'));
    expect(await signing).toEqual({ ok: false, reason: 'signingFailed' });
    expect(worker.ended).toBe(1);
  });

  it('starts a fresh worker for each batch, so that no key outlives its batch', async () => {
    const workers: ReturnType<typeof fakeWorker>[] = [];
    const provider = createFileKeyProvider(() => {
      const next = fakeWorker();
      workers.push(next);
      return next.worker;
    });
    for (const _ of [1, 2]) {
      const signing = provider.sign(batch, secret, () => {});
      workers.at(-1)?.say({ kind: 'outcome', outcome: { ok: false, reason: 'foreignKey' } });
      await signing;
    }
    expect(workers.map(({ worker }) => worker.ended)).toEqual([1, 1]);
  });
});
