import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { getKyivDayStart, toKyivDay, type Clock } from '../../clock';
import type { BankConfig } from '../../config';
import type { Database } from '../../db';
import * as metrics from '../../metrics';
import { appendAuditHead, readAuditHeads, type AuditHead } from './audit-heads';
import { CHAIN_START, checkChainPart, findHeadFault, readAuditHead, type ChainFault } from './find-chain-fault';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Entries of one statement: 13 ms of the embedded database. */
const PART_SIZE = 500;
/** Pause after a part as a multiple of its time, so that the check uses a quarter of a connection. */
const PAUSE_RATIO = 3;
/** Limit of a check; what is left follows an hour later. */
const CHECK_LIMIT_MS = 45 * MINUTE_MS;
const NIGHT_HOUR = 2;

type ChainState = 'unchecked' | 'whole' | 'broken';

/** Watches the chain of the audit trail. */
export interface ChainWatch {
  getState(): ChainState;
  /** Compares the heads outside, checks the chain if it is due, and writes its head outside. */
  run(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

interface Options {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<BankConfig, 'dataDir' | 'auditHeads'>;
  readonly log: Logger;
  readonly onFailure: (error: unknown) => void;
  readonly partSize?: number;
  readonly limitMs?: number;
}

/**
 * Creates a watch that runs a minute after the start and every hour, and checks the whole chain after the start and each
 * night. Source: docs/adr/0228-audit-chain-watched.md.
 */
export function createChainWatch({
  db,
  clock,
  config,
  log,
  onFailure,
  partSize = PART_SIZE,
  limitMs = CHECK_LIMIT_MS,
}: Options): ChainWatch {
  const path = config.auditHeads ?? join(config.dataDir, 'audit-heads.txt');
  const stopping = new AbortController();
  let written: AuditHead | null = null;
  let checkedAt: Date | null = null;
  let position = CHAIN_START;
  let headFault: ChainFault | null = null;
  let chainFault: ChainFault | null = null;
  let reported = '';

  const getFault = () => headFault ?? chainFault;

  async function compareHeads(heads: readonly AuditHead[]): Promise<ChainFault | null> {
    const lost = written;
    if (lost && !heads.some(({ entries, hash }) => entries === lost.entries && hash === lost.hash))
      return { reason: 'headsLost', entry: lost.entries, intactTo: 0 };
    return findHeadFault(db.queries, heads);
  }

  function isDue(now: Date): boolean {
    const night = getKyivDayStart(toKyivDay(new Date(now.getTime() - NIGHT_HOUR * HOUR_MS))).getTime();
    return checkedAt === null || checkedAt.getTime() < night + NIGHT_HOUR * HOUR_MS;
  }

  async function checkChain(): Promise<void> {
    const start = performance.now();
    for (;;) {
      const partStart = performance.now();
      const part = await checkChainPart(db.queries, position, partSize);
      position = part.position;
      if (part.fault || part.isEnd) {
        metrics.auditChecks.inc({ result: part.fault ? 'broken' : 'whole' });
        metrics.auditCheckedEntries.set(position.entries);
        chainFault = part.fault;
        position = CHAIN_START;
        checkedAt = clock.now();
        return;
      }
      if (performance.now() - start >= limitMs) {
        metrics.auditChecks.inc({ result: 'unfinished' });
        log.warn({ entries: position.entries }, 'the check of the audit trail goes on in an hour');
        return;
      }
      await pause(PAUSE_RATIO * (performance.now() - partStart), undefined, { signal: stopping.signal });
    }
  }

  async function writeHead(heads: readonly AuditHead[]): Promise<void> {
    const head = await readAuditHead(db.queries);
    if (head.entries === 0) return;
    if (head.entries !== heads.at(-1)?.entries) appendAuditHead(path, clock.now(), head);
    written = head;
  }

  function report(): void {
    const fault = getFault();
    metrics.auditBroken.set(fault ? 1 : 0);
    if (checkedAt) metrics.auditCheckTime.set(checkedAt.getTime() / 1000);
    if (!fault && !checkedAt) return;
    const text = JSON.stringify(fault);
    if (text === reported) return;
    reported = text;
    if (fault) log.error(fault, 'audit trail is broken');
    else log.info({ entries: written?.entries ?? 0 }, 'audit trail is whole');
  }

  async function run(): Promise<void> {
    try {
      const heads = readAuditHeads(path);
      headFault = await compareHeads(heads);
      if (isDue(clock.now())) await checkChain();
      // The head of a broken chain would confirm it.
      if (!getFault()) await writeHead(heads);
      report();
    } catch (error) {
      if (stopping.signal.aborted) return;
      metrics.auditChecks.inc({ result: 'failed' });
      onFailure(error);
    }
  }

  const hourly = repeatHourly(run, stopping.signal);
  return {
    getState() {
      if (getFault()) return 'broken';
      return checkedAt ? 'whole' : 'unchecked';
    },
    run,
    start: hourly.start,
    async stop() {
      stopping.abort();
      await hourly.ended();
    },
  };
}

/** Runs `run` a minute after the start and an hour after each end, until `stopped`. */
function repeatHourly(run: () => Promise<void>, stopped: AbortSignal) {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  const runIn = (delayMs: number): void => {
    timer = setTimeout(() => {
      running = run().then(() => {
        if (!stopped.aborted) runIn(HOUR_MS);
      });
    }, delayMs).unref();
  };
  return {
    start: () => runIn(MINUTE_MS),
    async ended() {
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
