import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { isRetryable } from './errors';

/**
 * Queries in the language of Drizzle, the same over both engines. Its own `transaction` is left out: transactions are
 * made by `Database` only, which retries them and guards against mixing them up.
 */
export type Queries = Omit<PgDatabase<PgQueryResultHKT, Record<string, never>>, 'transaction'>;

export type EngineName = 'postgres' | 'pglite';

/** What an engine brings; `Database` adds the retries and the guard. */
export interface Engine {
  readonly name: EngineName;
  readonly queries: Queries;
  /** Begins, runs the work on one connection, commits; rolls back and rethrows when the work throws. */
  inTransaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /** One statement without parameters, such as CHECKPOINT. */
  run(statement: string): Promise<void>;
  close(): Promise<void>;
}

export interface Database {
  readonly engine: EngineName;
  /** Single statements. Throws at once inside a transaction: there only the transaction's own queries may be used. */
  readonly queries: Queries;
  /**
   * Runs `work` in a transaction (read committed). It may run again after a serialisation failure or a deadlock, so it
   * must have no effect outside the database.
   */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  run(statement: string): Promise<void>;
  close(): Promise<void>;
}

const ATTEMPTS = 6;
const running = new AsyncLocalStorage<true>();

/**
 * Refuses to use the outer database inside a transaction: with PGlite's one connection the two would wait for each
 * other for ever, with a pool the statement would silently stand outside the transaction.
 */
export function assertOutsideTransaction(): void {
  if (running.getStore()) throw new Error('the database was used inside a transaction: use the transaction');
}

/** Adds to an engine what both need: repeated transactions and the guard against mixing them up. */
export function databaseOver(engine: Engine): Database {
  return {
    engine: engine.name,
    queries: engine.queries,
    async transaction(work) {
      assertOutsideTransaction();
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await engine.inTransaction((tx) => running.run(true, () => work(tx)));
        } catch (error) {
          if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
          await pause(jitter(attempt));
        }
      }
    },
    run: (statement) => engine.run(statement),
    close: () => engine.close(),
  };
}

/** Milliseconds before the next attempt: two that collided must not collide again at the same moment. */
function jitter(attempt: number): number {
  return (1 + (process.hrtime()[1] % 10)) * 2 ** attempt;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
