import fc from 'fast-check';
import { FILE_FAULTS } from '../../domain';
import { readDataFile, listDataFiles } from '../testing/samples';
import { readPaymentsFile, readTableFile } from '.';

const SEEDS = [...listDataFiles('samples'), ...listDataFiles('files')];
const PATIENCE_MS = 5_000;

// The workbook library logs broken files to the console; the worker's build drops that.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const settled = new Set<string>(FILE_FAULTS);

async function expectAnAnswer(bytes: Uint8Array, name: string): Promise<void> {
  const started = performance.now();
  for (const read of [readPaymentsFile, readTableFile]) {
    const reading = await read(bytes, { name });
    if (!reading.ok) expect(settled).toContain(reading.fault.key);
  }
  expect(performance.now() - started).toBeLessThan(PATIENCE_MS);
  expect(Object.keys(Object.prototype)).toEqual([]);
}

interface Change {
  readonly at: number;
  readonly bytes: Uint8Array;
  readonly removed: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(100_000),
  bytes: fc.uint8Array({ maxLength: 6 }),
  removed: fc.nat(8),
});

function mutated(bytes: Uint8Array, changes: readonly Change[]): Uint8Array {
  return changes.reduce((all, { at, bytes: inserted, removed }) => {
    const place = at % (all.length + 1);
    return Uint8Array.from([...all.subarray(0, place), ...inserted, ...all.subarray(place + removed)]);
  }, bytes);
}

describe('any file', () => {
  it('of random bytes gets an answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), (bytes) => expectAnAnswer(bytes, 'x.txt')),
      { numRuns: 150 },
    );
  });

  it.each([
    '\x03~\x07\x01',
    'PK\x03\x04',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    '1CClientBankExchange\n',
    '<',
    '\xff\xfe',
  ])('that begins like a known one and goes on at random gets an answer: %j', async (beginning) => {
    const head = Uint8Array.from(beginning, (character) => character.charCodeAt(0));
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 800 }), (rest) =>
        expectAnAnswer(Uint8Array.from([...head, ...rest]), 'x.fbx'),
      ),
      { numRuns: 40 },
    );
  });

  it.each(SEEDS)('that was %s before it was damaged gets an answer', async (name) => {
    const bytes = readDataFile(name);
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) =>
        expectAnAnswer(mutated(bytes, changes), name),
      ),
      { numRuns: 25 },
    );
  });

  it('with names that all objects have is read like any other', async () => {
    const names = '__proto__;constructor;toString;acn_c;name_c;okpo_c;sum_cur;pay_purp';
    const text = `${names}\r\n__proto__;x;y;UA1;T;1;1;P`;
    await expectAnAnswer(new TextEncoder().encode(text), 'x.csv');
    const reading = await readPaymentsFile(new TextEncoder().encode(text), { name: 'x.csv' });
    expect(reading.ok && reading.value.records).toMatchObject([{ row: { acn_c: 'UA1' } }]);
  });
});
