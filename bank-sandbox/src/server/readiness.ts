import { findWriteObstacle, type Database, type WriteObstacle } from '../db';

/** ms; a balancer's usual limit is 5 s. */
const CHECK_LIMIT = 3_000;
/** ms; however many balancers ask, the database is written once in this time. */
const FRESH_FOR = 1_000;

/**
 * Makes the question whether the bank can write: callers at the same time share one check, and one that overruns the
 * limit is not repeated before it ends.
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

async function withTimeout(check: Promise<WriteObstacle | null>, limitMs: number): Promise<WriteObstacle | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), limitMs);
  });
  try {
    return await Promise.race([check, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
