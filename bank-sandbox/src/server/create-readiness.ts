import { findWriteObstacle, type Database, type WriteObstacle } from '../db';
import { withTimeout } from './with-timeout';

/** Limit in ms; a balancer's is usually 5 s. */
const CHECK_LIMIT = 3_000;
/** Age in ms in which the database is not written again. */
const FRESH_FOR = 1_000;

/**
 * Creates a check shared by parallel callers; an overdue one is not repeated.
 * @returns what keeps the bank from writing, null if nothing does
 */
export function createReadiness(db: Database, limitMs = CHECK_LIMIT): () => Promise<WriteObstacle | null> {
  let running: Promise<WriteObstacle | null> | null = null;
  let startedAt = 0;
  let isRunning = false;
  return () => {
    if (!running || (!isRunning && performance.now() - startedAt >= FRESH_FOR)) {
      startedAt = performance.now();
      isRunning = true;
      running = findWriteObstacle(db).finally(() => (isRunning = false));
    }
    return withTimeout(running, limitMs);
  };
}
