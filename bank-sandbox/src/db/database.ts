import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { isRetryable } from './sql-failure';

/** Queries without `transaction`: `Database` alone retries and guards transactions. */
export type Queries = Omit<PgDatabase<PgQueryResultHKT, Record<string, never>>, 'transaction'>;

type EngineName = 'postgres' | 'pglite';

export interface Engine {
  readonly name: EngineName;
  readonly queries: Queries;
  inTransaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  run(statement: string): Promise<void>;
  close(): Promise<void>;
}

export interface Database {
  readonly engine: EngineName;
  /** Throws inside a transaction, which has its own queries. */
  readonly queries: Queries;
  /** Read committed. `work` may run again after a deadlock, so it must have no effect outside the database. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  run(statement: string): Promise<void>;
  close(): Promise<void>;
}

const ATTEMPTS = 6;
const running = new AsyncLocalStorage<true>();

/**
 * Throws inside a transaction: with PGlite's single connection the statement would deadlock, with a pool it would
 * silently run outside the transaction.
 */
export function assertOutsideTransaction(): void {
  if (running.getStore()) throw new Error('the database was used inside a transaction: use the transaction');
}

export function createDatabase(engine: Engine): Database {
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
          await pause(getRetryDelay(attempt));
        }
      }
    },
    run: (statement) => engine.run(statement),
    close: () => engine.close(),
  };
}

/** Returns a random delay, so that two transactions do not collide again. */
function getRetryDelay(attempt: number): number {
  return (1 + (process.hrtime()[1] % 10)) * 2 ** attempt;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
