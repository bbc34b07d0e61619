import { PRINTING_LIMIT_MS, PRINTING_PORTION } from '../limits';
import { createInProcessPrinting, printedPayment, readPdf } from '../testing';
import { createPrintClient } from './client';
import type { PrintWorker } from './start-worker';

const OPTIONS = { language: 'ua', day: '2026-07-02' } as const;

const DOCUMENT = { kind: 'payment', payment: printedPayment() } as const;

function silent() {
  const worker: PrintWorker = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: () => undefined,
    terminate: jest.fn(),
  };
  return { worker, work: createPrintClient(() => worker).documents([DOCUMENT], OPTIONS) };
}

describe('an order to print', () => {
  it('tells how far it has got and gives the file', async () => {
    const progress: string[] = [];
    const payments = Array.from({ length: 2 * PRINTING_PORTION + 1 }, () => DOCUMENT);
    const work = createInProcessPrinting().documents(payments, OPTIONS, ({ done, total }) =>
      progress.push(`${done}/${total}`),
    );
    const outcome = await work.outcome;
    expect(outcome.kind === 'done' && readPdf(outcome.file.bytes).length).toBe(51);
    expect(progress).toEqual(['25/51', '50/51']);
  });

  it('that is cancelled ends its worker and says so', async () => {
    const { worker, work } = silent();
    work.cancel();
    expect(await work.outcome).toEqual({ kind: 'cancelled' });
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('whose worker breaks down says why', async () => {
    const { worker, work } = silent();
    worker.onerror?.({ message: 'out of memory' } as ErrorEvent);
    expect(await work.outcome).toEqual({ kind: 'failed', reason: 'out of memory' });
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('that takes too long is given up', async () => {
    jest.useFakeTimers();
    const { work } = silent();
    jest.advanceTimersByTime(PRINTING_LIMIT_MS);
    jest.useRealTimers();
    expect(await work.outcome).toEqual({ kind: 'failed', reason: 'timeout' });
  });
});
