import { getTransferList } from '.';

const report = (bytes: Uint8Array) => ({ kind: 'written', file: { bytes, cut: [] } });

describe('the bytes of a file', () => {
  it('are handed over with the report: they arrive whole, and the worker has them no more', () => {
    const message = report(Uint8Array.from({ length: 5_000 }, (_, place) => place % 251));
    const expected = [...message.file.bytes];
    const arrived = structuredClone(message, { transfer: getTransferList(message) });
    expect([...arrived.file.bytes]).toEqual(expected);
    expect(message.file.bytes).toHaveLength(0);
  });

  it.each([
    ['at the beginning', 0],
    ['in the middle', 2],
  ])('that lie %s of more bytes are copied: others stay with their owner', (_, start) => {
    const all = Uint8Array.of(1, 2, 3, 4, 5, 6);
    const message = report(all.subarray(start, start + 3));
    expect(getTransferList(message)).toEqual([]);
    expect([...all]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('in memory that threads share are copied', () => {
    const shared = new Uint8Array(new SharedArrayBuffer(3));
    expect(getTransferList(report(shared))).toEqual([]);
  });
});

describe('a report without a file', () => {
  it('hands over nothing', () => expect(getTransferList({ kind: 'done' })).toEqual([]));
});
