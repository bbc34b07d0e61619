import type { Database } from './database';

const CHECKPOINT_EVERY_MS = 60_000;
const VACUUM_EVERY_MS = 24 * 60 * 60_000;

/**
 * Runs checkpoints and vacuum, which PGlite never does (its log grows endlessly, reopening after a kill took 9 s). A
 * server does both.
 * @returns stops the timers
 */
export function startMaintenance(db: Database, onFailure: (error: unknown) => void): () => void {
  if (db.engine === 'postgres') return () => undefined;
  const every = (interval: number, statement: string) =>
    setInterval(() => void db.run(statement).catch(onFailure), interval).unref();
  const timers = [every(CHECKPOINT_EVERY_MS, 'CHECKPOINT'), every(VACUUM_EVERY_MS, 'VACUUM (ANALYZE)')];
  return () => timers.forEach((timer) => clearInterval(timer));
}
