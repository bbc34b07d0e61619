import { setTimeout } from 'node:timers/promises';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { openDatabase, type Database, type Queries } from '../src/db';
import { document, instantTransfer, networkTransfer } from '../src/db/schema';
import { freshDirectory } from '../test/support/get-cached-folder';
import { ALL_ENDINGS, findInstantFaults, prepareInstantPayments } from '../test/support/instant-load';
import { KilledBank } from '../test/support/killed-bank';
import type { Person } from '../test/support/person';
import { createMaximumFigure, getPercentile, withoutLimit, type Figure } from './figure';
import { measureOnServer } from './measure-on-server';
import type { ServerDatabase } from './server-database';
import { PersonWithOpenedKey } from './stress/round-robin';

/**
 * `npm run bench -- instant`: 200 instant payments sent in parallel. First in a bank that stays up: how long after the
 * network's own time each is executed. Then while the bank is killed three times: none lost, none paid twice.
 */
const PAYMENTS = 200;
const LIMIT_S = 2;
/** Milliseconds from the start to each kill: while payments are sent, answered and enquired about. */
const KILLS = [400, 2_500, 6_000];
const LOOK_AGAIN_MS = 25;
const SECOND_MS = 1000;
/** Bank that accepts within 0.1–5 s. */
const ACCEPTING = ['7777', '7778'];

async function run(database: ServerDatabase): Promise<readonly Figure[]> {
  const bank = new KilledBank({ dataDir: freshDirectory(), databaseUrl: database.url });
  const trader = await new PersonWithOpenedKey(await bank.start(), 'fop1').signIn();
  const db = await openDatabase({ kind: 'server', url: database.url }, () => undefined);
  try {
    return [...(await measureDelays(trader, db)), ...(await killMeanwhile(bank, trader, db))];
  } finally {
    await db.close();
    await bank.stop();
  }
}

async function measureDelays(trader: Person, { queries }: Database): Promise<readonly Figure[]> {
  const ids = await prepareInstantPayments(trader, { count: PAYMENTS, endings: ACCEPTING, firstNumber: 7001 });
  const sentAt = new Map<string, number>();
  const executing = watchExecution(queries, ids);
  await Promise.all(
    ids.map(async (id) => {
      sentAt.set(id, Date.now());
      await trader.send(id);
    }),
  );
  const executedAt = await executing;
  const networkTimes = await readNetworkTimes(queries, ids);
  const totals = ids.map((id) => (executedAt.get(id) ?? Number.NaN) - (sentAt.get(id) ?? 0));
  const excess = ids.map((id, index) => ((totals[index] ?? 0) - (networkTimes.get(id) ?? 0)) / SECOND_MS);
  const name = `${PAYMENTS} sent in parallel, executed after the network’s time`;
  return [
    withoutLimit(`${PAYMENTS} sent in parallel, the last one executed`, Math.max(...totals) / SECOND_MS, 's'),
    withoutLimit(`${name}: p50`, getPercentile(excess, 0.5), 's'),
    createMaximumFigure(`${name}: p99`, getPercentile(excess, 0.99), LIMIT_S, 's'),
    ...(await judge(queries, ids, '')),
  ];
}

async function killMeanwhile(bank: KilledBank, trader: Person, { queries }: Database): Promise<readonly Figure[]> {
  const ids = await prepareInstantPayments(trader, { count: PAYMENTS, endings: ALL_ENDINGS, firstNumber: 8001 });
  const started = Date.now();
  const executing = watchExecution(queries, ids);
  const sending = Promise.all(ids.map((id) => sendUntilTaken(trader, queries, id)));
  for (const moment of KILLS) {
    await setTimeout(moment);
    await bank.killAndStart();
  }
  await sending;
  const decided = Math.max(...(await executing).values());
  return [
    withoutLimit(`${bank.kills} kills meanwhile, the last one decided`, (decided - started) / SECOND_MS, 's'),
    ...(await judge(queries, ids, `${bank.kills} kills: `)),
  ];
}

/** Sends like a user who tries again: a call that broke off may have been done. */
async function sendUntilTaken(trader: Person, queries: Queries, id: string): Promise<void> {
  for (;;) {
    await trader.send(id).catch(() => setTimeout(LOOK_AGAIN_MS));
    const [row] = await queries
      .select({ id: document.id })
      .from(document)
      .where(and(eq(document.id, Number(id)), ne(document.status, DocumentStatus.ready)));
    if (row) return;
  }
}

/** Resolves with the moment at which each payment was seen executed or refused, by its id. */
async function watchExecution(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const seen = new Map<string, number>();
  while (seen.size < ids.length) {
    const decided = await queries
      .select({ id: document.id })
      .from(document)
      .where(
        and(
          inArray(document.id, ids.map(Number)),
          inArray(document.status, [DocumentStatus.success, DocumentStatus.aborted]),
        ),
      );
    const now = Date.now();
    for (const { id } of decided) if (!seen.has(String(id))) seen.set(String(id), now);
    await setTimeout(LOOK_AGAIN_MS);
  }
  return seen;
}

/** Milliseconds from the submission of each payment to the network's answer. */
async function readNetworkTimes(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .select({ id: document.id, from: instantTransfer.submittedAt, to: networkTransfer.answersAt })
    .from(document)
    .innerJoin(instantTransfer, eq(instantTransfer.documentId, document.id))
    .innerJoin(networkTransfer, eq(networkTransfer.uetr, document.uetr))
    .where(inArray(document.id, ids.map(Number)));
  return new Map(rows.map(({ id, from, to }) => [String(id), to.getTime() - (from ?? to).getTime()]));
}

async function judge(queries: Queries, ids: readonly string[], when: string): Promise<readonly Figure[]> {
  const { lost, twice, others } = await findInstantFaults(queries, ids);
  for (const fault of others.slice(0, 20)) process.stderr.write(`${fault}\n`);
  return [
    createMaximumFigure(`${when}lost`, lost.length, 1, ''),
    createMaximumFigure(`${when}paid twice`, twice.length, 1, ''),
    createMaximumFigure(`${when}faults of holds, ledger, audit trail`, others.length, 1, ''),
  ];
}

await measureOnServer(run);
