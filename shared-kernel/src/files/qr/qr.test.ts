import { correction, generate } from 'lean-qr';
import { readNbuQr } from '../../domain/nbu-qr';
import { writeNbuQr, SAMPLE_QR } from '../../domain/nbu-qr/testing';
import { QR_LIMIT_MS } from './limits';
import type { QrOrder, QrOutcome } from './messages';
import { createQrReader } from './qr-reader';
import { readQr, type Pixels } from './read-qr';
import type { QrWorker } from './start-qr-worker';

function picture(content: string, scale = 4, isInverted = false): Pixels {
  const code = generate(content, { minCorrectionLevel: correction.M });
  const side = (code.size + 8) * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (code.get(Math.floor(x / scale) - 4, Math.floor(y / scale) - 4) !== isInverted)
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return { data, width: side, height: side };
}

describe('a QR code in a picture', () => {
  it.each(['utf-8', 'windows-1251'] as const)('of the National Bank in %s is read to the letter', (encoding) => {
    const text = writeNbuQr(SAMPLE_QR, { encoding });
    expect(readQr(picture(text), false)).toBe(text);
  });

  it('of bare lines is read, also where Cyrillic letters are written by the Japanese set', () => {
    const text = writeNbuQr({ ...SAMPLE_QR, version: '001' }, { encoding: 'utf-8' });
    const read = readQr(picture(text), true) ?? '';
    expect(readNbuQr(read)).toEqual({ ok: true, qr: { ...SAMPLE_QR, version: '001' } });
  });

  it('in light on dark is read from a file, not from a camera', () => {
    const light = picture('https://example.com', 4, true);
    expect([readQr(light, false), readQr(light, true)]).toEqual(['https://example.com', null]);
  });

  it('is not there in an empty picture', () => {
    const empty = { data: new Uint8ClampedArray(100 * 100 * 4).fill(255), width: 100, height: 100 };
    expect(readQr(empty, false)).toBeNull();
  });
});

describe('the reader', () => {
  function open() {
    const workers: (QrWorker & { orders: QrOrder[] })[] = [];
    const reader = createQrReader(() => {
      const orders: QrOrder[] = [];
      const worker = {
        orders,
        onmessage: null,
        onerror: null,
        postMessage: (order: QrOrder) => orders.push(order),
        terminate: jest.fn(),
      };
      workers.push(worker);
      return worker;
    });
    const answer = (worker: number, id: number, outcome: QrOutcome) =>
      workers[worker]?.onmessage?.(new MessageEvent('message', { data: { id, outcome } }));
    return { reader, workers, answer };
  }
  const file = new Blob(['x']);

  it('starts its worker with the first picture and keeps it', async () => {
    const { reader, workers, answer } = open();
    expect(workers).toHaveLength(0);
    const first = reader.readFile(file);
    const second = reader.readFile(file);
    answer(0, 2, { kind: 'noCode' });
    answer(0, 1, { kind: 'read', text: 'x' });
    expect([await first, await second]).toEqual([{ kind: 'read', text: 'x' }, { kind: 'noCode' }]);
    expect(workers).toHaveLength(1);
  });

  it('looks twice at a file and once at a picture of a camera', () => {
    const { reader, workers } = open();
    void reader.readFile(file);
    void reader.readFrame({} as ImageBitmap);
    expect(workers[0]?.orders.map(({ isQuick }) => isQuick)).toEqual([false, true]);
    reader.close();
  });

  it('whose worker breaks down fails, and starts another for the next picture', async () => {
    const { reader, workers, answer } = open();
    const broken = reader.readFile(file);
    workers[0]?.onerror?.({} as ErrorEvent);
    expect(await broken).toEqual({ kind: 'failed' });
    expect(workers[0]?.terminate).toHaveBeenCalled();
    const next = reader.readFile(file);
    answer(1, 2, { kind: 'noPicture' });
    expect(await next).toEqual({ kind: 'noPicture' });
  });

  it('gives a picture up that takes too long', async () => {
    jest.useFakeTimers();
    const { reader, workers } = open();
    const slow = reader.readFile(file);
    jest.advanceTimersByTime(QR_LIMIT_MS);
    jest.useRealTimers();
    expect(await slow).toEqual({ kind: 'failed' });
    expect(workers[0]?.terminate).toHaveBeenCalled();
  });

  it('ends its worker when it is closed', async () => {
    const { reader, workers } = open();
    const reading = reader.readFile(file);
    reader.close();
    expect(await reading).toEqual({ kind: 'failed' });
    expect(workers[0]?.terminate).toHaveBeenCalled();
  });
});
