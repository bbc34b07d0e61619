import { payDueDeposits } from '../areas/deposits/pay-deposits';
import { prepareDueStatements } from '../areas/statement-exports/prepare-statements';
import type { Services } from '../services';
import { executeNext, type Executed } from './execute';
import { postpone } from './postpone';

const WAKES_EVERY_MS = 500;

export interface Engine {
  /** Executes everything that is due now, deposits and statements last. @returns what was done with documents, in order */
  runOnce(): Promise<readonly Executed[]>;
  /** Works by itself from now on. */
  start(): void;
  /** Finishes the document in hand and stops. */
  stop(): Promise<void>;
}

/**
 * The bank's engine: takes sent documents from the database, where they are the queue. Several processes may run one
 * each.
 * @param onFailure told about a document whose execution failed by a fault of ours; it is tried again later
 */
export function createEngine(
  { db, clock }: Services,
  onFailure: (error: unknown, documentId: number | null) => void,
): Engine {
  let timer: NodeJS.Timeout | null = null;
  let stopping = false;
  let working: Promise<unknown> = Promise.resolve();

  async function runOnce(): Promise<readonly Executed[]> {
    const finished: Executed[] = [];
    while (!stopping) {
      const taken: { id: number | null } = { id: null };
      const now = clock.now();
      try {
        const executed = await db.transaction((tx) =>
          executeNext(tx, now, (id) => {
            taken.id = id;
          }),
        );
        if (!executed) break;
        finished.push(executed);
      } catch (error) {
        onFailure(error, taken.id);
        if (taken.id === null) break;
        await postpone(db, taken.id, now);
      }
    }
    if (!stopping) await payDueDeposits(db, clock.now());
    if (!stopping) await prepareDueStatements({ db }, clock.now());
    return finished;
  }

  function wake(): void {
    timer = setTimeout(() => {
      working = runOnce()
        .catch((error: unknown) => onFailure(error, null))
        .finally(() => {
          if (!stopping) wake();
        });
    }, WAKES_EVERY_MS);
  }

  return {
    runOnce,
    start: wake,
    async stop() {
      stopping = true;
      if (timer) clearTimeout(timer);
      await working;
    },
  };
}
