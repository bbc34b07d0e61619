import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queries } from './database';

interface Waiting<Key, Answer> {
  readonly key: Key;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Answers reads that begin within `gatherMs` by one statement. It runs after all of them have begun, so that each sees
 * what was committed before.
 * @param readAll returns one answer per key, in their order
 */
export function gatherReads<Key, Answer>(
  readAll: (queries: Queries, keys: readonly Key[]) => Promise<readonly Answer[]>,
  gatherMs: number,
): (queries: Queries, key: Key) => Promise<Answer> {
  // The statement is of several callers: in the context of the first one it would be in that user's trace.
  const runOutside = AsyncLocalStorage.snapshot();
  const gathering = new WeakMap<Queries, Waiting<Key, Answer>[]>();
  const run = async (queries: Queries, batch: readonly Waiting<Key, Answer>[]) => {
    try {
      const answers = await readAll(
        queries,
        batch.map(({ key }) => key),
      );
      if (answers.length !== batch.length) throw new Error(`${batch.length} reads got ${answers.length} answers`);
      batch.forEach(({ resolve }, index) => resolve(answers[index] as Answer));
    } catch (error) {
      batch.forEach(({ reject }) => reject(error));
    }
  };
  return (queries, key) =>
    new Promise((resolve, reject) => {
      const waiting = { key, resolve, reject };
      const open = gathering.get(queries);
      if (open) return open.push(waiting);
      const batch = [waiting];
      gathering.set(queries, batch);
      return runOutside(
        setTimeout,
        () => {
          gathering.delete(queries);
          void run(queries, batch);
        },
        gatherMs,
      );
    });
}
