import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../../clock';
import type { BankConfig } from '../../config';
import { schema, type Database } from '../../db';
import * as metrics from '../../metrics';
import {
  formatAcceptance,
  formatAuditHead,
  openHeadsFile,
  parseAuditHeads,
  type AuditHead,
  type OutsideHeads,
} from './audit-heads';
import { createChainCheck } from './create-chain-check';
import { findHeadFault, readAuditHead, type ChainFault } from './find-chain-fault';
import { repeatHourly } from './repeat-hourly';

/** Entries or heads of one statement: some 10 ms of the embedded database. */
const PART_SIZE = 500;
const CHECK_LIMIT_MS = 45 * 60_000;
const FILE_LIMIT_MS = 5_000;

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
  readonly fileLimitMs?: number;
}

/**
 * Creates a watch that runs a minute after the start and every hour, and checks the whole chain after the start and each
 * night. Source: docs/adr/0228-audit-chain-watched.md.
 */
export function createChainWatch({
  db,
  clock,
  config: { auditHeads, dataDir },
  log,
  onFailure,
  partSize = PART_SIZE,
  limitMs = CHECK_LIMIT_MS,
  fileLimitMs = FILE_LIMIT_MS,
}: Options): ChainWatch {
  const stopping = new AbortController();
  const { signal } = stopping;
  const file = openHeadsFile(auditHeads ?? join(dataDir, 'audit-heads.txt'), fileLimitMs, auditHeads === null);
  const check = createChainCheck({ db, clock, log, partSize, limitMs, signal });
  let database = '';
  let outside: OutsideHeads | null = null;
  let written: AuditHead | null = null;
  let headFault: ChainFault | null = null;
  let reported = '';

  const getFault = () => headFault ?? check.getFault();

  async function compareHeads(): Promise<void> {
    database ||= await readIdentity(db);
    const text = await file.read();
    const found = parseAuditHeads(text, database);
    if (outside === null) await reportMissingHeads(found);
    outside = found;
    headFault =
      written && !text.includes(formatAuditHead(database, written))
        ? { reason: 'headsLost', entry: written.entries, intactTo: 0, acceptable: null }
        : await findHeadFault(db.queries, outside.heads, partSize, signal);
  }

  /** Tells where a chain that was cut off or rewritten before this start would not be found. */
  async function reportMissingHeads({ heads, hasOthers }: OutsideHeads): Promise<void> {
    const isMissing = heads.length === 0 && (await readAuditHead(db.queries)).entries > 0;
    metrics.auditHeadsMissing.set(isMissing ? 1 : 0);
    if (!isMissing) return;
    const found = hasOthers ? 'has heads of another database only' : 'is missing or empty';
    log.warn({ database }, `the file of audit heads ${found}: right only for a new or restored database`);
  }

  async function writeHead(): Promise<void> {
    const head = await readAuditHead(db.queries);
    if (head.entries === 0) return;
    if (head.entries !== outside?.heads.at(-1)?.entries)
      await file.append(`${clock.now().toISOString()} ${formatAuditHead(database, head)}`);
    written = head;
  }

  function report(): void {
    const [fault, checkedAt] = [getFault(), check.getTime()];
    if (checkedAt) metrics.auditCheckTime.set(checkedAt.getTime() / 1000);
    if (!fault && !checkedAt) return;
    metrics.auditBroken.set(fault ? 1 : 0);
    const text = JSON.stringify(fault);
    if (text === reported) return;
    reported = text;
    if (!fault) return log.info('audit trail is whole');
    const { acceptable, ...about } = fault;
    const acceptance = acceptable && `${clock.now().toISOString()} ${formatAcceptance(database, acceptable)}`;
    log.error({ ...about, acceptance }, 'audit trail is broken');
  }

  /** @returns false if the step failed; the next one runs all the same */
  async function attempt(step: () => Promise<void>): Promise<boolean> {
    try {
      await step();
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      metrics.auditChecks.inc({ result: 'failed' });
      onFailure(error);
      return false;
    }
  }

  async function run(): Promise<void> {
    const isCompared = await attempt(compareHeads);
    const isChecked = await attempt(() => check.run(outside?.accepted ?? new Map()));
    report();
    // The head of a broken chain would confirm it.
    if (isCompared && isChecked && !getFault()) await attempt(writeHead);
  }

  const hourly = repeatHourly(run, signal);
  return {
    getState() {
      if (getFault()) return 'broken';
      return check.getTime() ? 'whole' : 'unchecked';
    },
    run,
    start: hourly.start,
    async stop() {
      stopping.abort();
      await hourly.ended();
    },
  };
}

async function readIdentity({ queries }: Database): Promise<string> {
  const [state] = await queries.select({ identity: schema.bankState.identity }).from(schema.bankState);
  if (!state) throw new Error('the database has lost the row of the bank’s state');
  return state.identity;
}
