import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { isRetryable } from './sql-failure';

/** Queries without `transaction`: `Database` alone retries and guards transactions. */
export type Queries = Omit<PgDatabase<PgQueryResultHKT, Record<string, never>>, 'transaction'>;

type EngineName = 'postgres' | 'pglite';

interface PoolUse {
  readonly total: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

export interface Engine {
  readonly name: EngineName;
  readonly queries: Queries;
  inTransaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  run(statement: string): Promise<void>;
  /** Missing for an embedded database, which has one connection. */
  readonly connections?: () => PoolUse;
  close(): Promise<void>;
}

export interface Database {
  readonly engine: EngineName;
  /** Throws inside a transaction, which has its own queries. */
  readonly queries: Queries;
  /** Read committed. `work` may run again after a deadlock, so it must have no effect outside the database. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  run(statement: string): Promise<void>;
  readonly connections?: () => PoolUse;
  close(): Promise<void>;
}

const ATTEMPTS = 6;
/** Effects that wait for the end of a running transaction. */
const running = new AsyncLocalStorage<(() => void)[]>();

/**
 * Throws inside a transaction: with PGlite's single connection the statement would deadlock, with a pool it would
 * silently run outside the transaction.
 */
export function assertOutsideTransaction(): void {
  if (running.getStore()) throw new Error('the database was used inside a transaction: use the transaction');
}

/** Calls `effect` when the current transaction has committed; at once outside of one. */
export function afterCommit(effect: () => void): void {
  const effects = running.getStore();
  if (effects) effects.push(effect);
  else effect();
}

export function createDatabase(engine: Engine): Database {
  return {
    engine: engine.name,
    queries: engine.queries,
    async transaction(work) {
      assertOutsideTransaction();
      for (let attempt = 1; ; attempt += 1) {
        try {
          const effects: (() => void)[] = [];
          const result = await engine.inTransaction((tx) => running.run(effects, () => work(tx)));
          for (const effect of effects) effect();
          return result;
        } catch (error) {
          if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
          await pause(getRetryDelay(attempt));
        }
      }
    },
    run: (statement) => engine.run(statement),
    ...(engine.connections && { connections: engine.connections }),
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
