import type { Logger } from 'pino';
import { getKyivDayStart, toKyivDay, type Clock } from '../../clock';
import type { Database } from '../../db';
import * as metrics from '../../metrics';
import { CHAIN_START, checkChainPart, pauseAfterPart, type ChainFault } from './find-chain-fault';

const HOUR_MS = 3_600_000;
const NIGHT_HOUR = 2;

interface Options {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Entries of one statement. */
  readonly partSize: number;
  /** Limit of one run; what is left follows in the next. */
  readonly limitMs: number;
  readonly signal: AbortSignal;
}

/** Check of the whole chain, in parts. */
interface ChainCheck {
  getFault(): ChainFault | null;
  /** Returns the moment of the last complete check. */
  getTime(): Date | null;
  /** Checks what is due: after the start, each night, and when other entries were accepted. */
  run(accepted: ReadonlyMap<number, string>): Promise<void>;
}

export function createChainCheck({ db, clock, log, partSize, limitMs, signal }: Options): ChainCheck {
  let fault: ChainFault | null = null;
  let checkedAt: Date | null = null;
  let checkedWith = '';
  let position = CHAIN_START;

  function isDue(acceptance: string): boolean {
    const now = clock.now();
    const night = getKyivDayStart(toKyivDay(new Date(now.getTime() - NIGHT_HOUR * HOUR_MS))).getTime();
    return (
      checkedAt === null ||
      checkedAt.getTime() < night + NIGHT_HOUR * HOUR_MS ||
      // The clock was put back: without this no night would come before that moment.
      checkedAt > now ||
      acceptance !== checkedWith
    );
  }

  return {
    getFault: () => fault,
    getTime: () => checkedAt,
    async run(accepted) {
      const acceptance = JSON.stringify([...accepted]);
      if (!isDue(acceptance)) return;
      const start = performance.now();
      for (;;) {
        const partStart = performance.now();
        const part = await checkChainPart(db.queries, position, partSize, accepted);
        position = part.position;
        if (part.fault || part.isEnd) {
          metrics.auditChecks.inc({ result: part.fault ? 'broken' : 'whole' });
          metrics.auditCheckedEntries.set(position.entries);
          [fault, checkedAt, checkedWith, position] = [part.fault, clock.now(), acceptance, CHAIN_START];
          return;
        }
        if (performance.now() - start >= limitMs) {
          metrics.auditChecks.inc({ result: 'unfinished' });
          log.warn({ entries: position.entries }, 'the check of the audit trail goes on in an hour');
          return;
        }
        await pauseAfterPart(partStart, signal);
      }
    },
  };
}
