import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, sql } from 'drizzle-orm';
import { payDueDeposits } from '../areas/deposits/pay-due-deposits';
import { prepareDueStatements } from '../areas/statement-exports/prepare-due-statements';
import type { Services } from '../services';
import { runInstantTransfers } from './run-instant-transfers';
import { runNameChecks } from './run-name-checks';
import { executeNext, type ExecutionResult } from './execute-next';
import { schema, type Database } from '../db';

const { document } = schema;

const MINUTE_MS = 60_000;

/**
 * Postpones a document after an error of ours, by 1, 2, 4 … 60 minutes: it must neither block others nor be forgotten.
 */
async function postpone(db: Database, id: number, now: Date): Promise<void> {
  const delay = sql`make_interval(secs => ${MINUTE_MS / 1000} * least(power(2, ${document.attempts}), 60))`;
  await db.queries
    .update(document)
    .set({ attempts: sql`${document.attempts} + 1`, dueAt: sql`${now.toISOString()}::timestamptz + ${delay}` })
    .where(and(eq(document.id, id), eq(document.status, DocumentStatus.inProgress)));
}

const WAKES_EVERY_MS = 500;
/** Instant payments are executed within seconds: looked at more often while an answer is awaited. */
const INSTANT_WAKES_EVERY_MS = { idle: 250, urgent: 50 };

export interface Engine {
  runOnce(): Promise<readonly ExecutionResult[]>;
  /** Compares the names that wait for it. */
  checkNames(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Creates the engine, whose queue is the database. Several processes may run one each.
 * @param onFailure called for a document whose execution failed by an error of ours; it is retried later
 */
export function createEngine(
  services: Services,
  onFailure: (error: unknown, documentId: number | null) => void,
): Engine {
  const { db, clock } = services;
  const timers = new Set<NodeJS.Timeout>();
  const working = new Set<Promise<unknown>>();
  let stopping = false;
  let isUrgent = false;

  const checkNames = () => runNameChecks(services, () => stopping);
  async function runInstant(): Promise<readonly ExecutionResult[]> {
    const round = await runInstantTransfers(services, clock.now(), onFailure);
    isUrgent = round.isUrgent;
    return round.settled;
  }

  async function runDocuments(): Promise<readonly ExecutionResult[]> {
    const finished: ExecutionResult[] = [];
    while (!stopping) {
      const current: { id: number | null } = { id: null };
      const now = clock.now();
      try {
        const executed = await db.transaction((tx) =>
          executeNext(tx, now, (id) => {
            current.id = id;
          }),
        );
        if (!executed) break;
        finished.push(executed);
      } catch (error) {
        onFailure(error, current.id);
        if (current.id === null) break;
        await postpone(db, current.id, now);
      }
    }
    if (!stopping) await payDueDeposits(db, clock.now());
    if (!stopping) await prepareDueStatements({ db }, clock.now());
    return finished;
  }

  function runEvery(getPauseMs: () => number, run: () => Promise<unknown>): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const round = run()
        .catch((error: unknown) => onFailure(error, null))
        .finally(() => {
          working.delete(round);
          if (!stopping) runEvery(getPauseMs, run);
        });
      working.add(round);
    }, getPauseMs());
    timers.add(timer);
  }

  return {
    runOnce: async () => [...(await runInstant()), ...(await runDocuments())],
    checkNames,
    // Apart: a slow network delays no other document.
    start() {
      runEvery(() => WAKES_EVERY_MS, checkNames);
      runEvery(() => WAKES_EVERY_MS, runDocuments);
      runEvery(() => INSTANT_WAKES_EVERY_MS[isUrgent ? 'urgent' : 'idle'], runInstant);
    },
    async stop() {
      stopping = true;
      timers.forEach(clearTimeout);
      await Promise.all(working);
    },
  };
}
