import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queries } from './database';
import { gatherReads } from './gather-reads';

const QUERIES = {} as Queries;

test('reads that begin together are answered by one statement, each with its own answer', async () => {
  const readAll = jest.fn((_queries: Queries, keys: readonly number[]) => Promise.resolve(keys.map((key) => key * 10)));
  const read = gatherReads(readAll, 0);
  const other = {} as Queries;
  expect(await Promise.all([read(QUERIES, 1), read(QUERIES, 2), read(other, 3), read(QUERIES, 2)])).toEqual([
    10, 20, 30, 20,
  ]);
  expect(readAll.mock.calls).toEqual([
    [QUERIES, [1, 2, 2]],
    [other, [3]],
  ]);
});

test('a read that begins while a statement runs is not answered by it', async () => {
  let value = 'old';
  const read = gatherReads(async (_queries: Queries, keys: readonly string[]) => {
    const seen = value;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return keys.map(() => seen);
  }, 0);
  const early = read(QUERIES, 'a');
  await new Promise((resolve) => setTimeout(resolve, 10));
  value = 'new';
  expect([await read(QUERIES, 'a'), await early]).toEqual(['new', 'old']);
});

test('a failed statement fails its reads and no later one', async () => {
  let isFailing = true;
  const read = gatherReads(
    (_queries: Queries, keys: readonly string[]) =>
      isFailing ? Promise.reject(new Error('lost')) : Promise.resolve(keys),
    0,
  );
  const reads = await Promise.allSettled([read(QUERIES, 'a'), read(QUERIES, 'b')]);
  expect(reads.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isFailing = false;
  expect(await read(QUERIES, 'c')).toBe('c');
});

test('answers that do not match their keys are given to nobody', async () => {
  const read = gatherReads((_queries: Queries, keys: readonly string[]) => Promise.resolve(keys.slice(1)), 0);
  await expect(Promise.all([read(QUERIES, 'a'), read(QUERIES, 'b')])).rejects.toThrow('2 reads got 1 answers');
});

test('a statement of several callers runs in the context of none', async () => {
  const caller = new AsyncLocalStorage<string>();
  const read = gatherReads(
    (_queries: Queries, keys: readonly string[]) => Promise.resolve(keys.map(() => caller.getStore())),
    0,
  );
  const readAs = (name: string) => caller.run(name, async () => [await read(QUERIES, name), caller.getStore()]);
  expect(await Promise.all([readAs('a'), readAs('b')])).toEqual([
    [undefined, 'a'],
    [undefined, 'b'],
  ]);
});
