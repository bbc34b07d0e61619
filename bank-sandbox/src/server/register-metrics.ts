import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { count, min } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sumViolations, type ViolationCount } from '../areas/support/csp-violations';
import { countLoads, type LoadCount } from '../areas/support/load-outcomes';
import { readBankDay } from '../clock';
import { schema, type Database } from '../db';
import { buildDueCondition } from '../engine';
import * as metrics from '../metrics';
import type { Services } from '../services';
import { hasToken } from './has-token';
import { readDeployedVersions } from './read-deployed-versions';
import { withTimeout } from './with-timeout';

declare module 'fastify' {
  interface FastifyReply {
    /** Code of a refused call. */
    refusalCode: RefusalCode | null;
  }
}

const { document } = schema;
const HOUR_MS = 60 * 60_000;
const LOADS_WINDOW_MS = 15 * 60_000;
/** Limit in ms; Prometheus' is usually 10 s. */
const READ_LIMIT = 2_000;

/** Observes all requests of a server. */
export function observeRequests(app: FastifyInstance): void {
  app.decorateReply('refusalCode', null);
  app.addHook('onResponse', (request, reply, done) => {
    const { refusalCode } = reply;
    if (refusalCode !== null) metrics.refusals.inc({ code: refusalCode });
    // The client's files have a route of their own, which also answers missing ones.
    const call = (reply.statusCode !== 404 && request.routeOptions.url) || 'unknown';
    metrics.requestDuration.observe({ call, outcome: getOutcome(reply) }, reply.elapsedTime / 1000);
    done();
  });
}

function getOutcome({ statusCode, refusalCode }: FastifyReply): 'success' | 'refused' | 'failed' {
  if (statusCode >= 500) return 'failed';
  return refusalCode !== null || statusCode >= 400 ? 'refused' : 'success';
}

/** Pools by their work: calls of users, the engine. */
export type Pools = Readonly<Record<string, Database>>;

/** Registers `/metrics` for Prometheus; without the operator's token in the settings there is none. */
export function registerMetrics(app: FastifyInstance, bank: Services, pools: Pools): void {
  const { watchToken } = bank.config;
  if (watchToken === null) return;
  metrics.collectProcessMetrics();
  const showQueue = createRead('queue', () => readQueue(bank), setQueue);
  const showLoads = createRead('loads', () => readLoads(bank), setLoads);
  const showPolicyReports = createRead('policyReports', () => readPolicyReports(bank), setPolicyReports);
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!hasToken(request, watchToken)) return reply.code(401).send({});
    // First: its own reads may wait for a connection too.
    setPools(pools);
    await Promise.all([showQueue(), showLoads(), showPolicyReports()]);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/**
 * Creates a read of the database for gauges, which a failed or overdue one leaves out. An overdue one is not repeated.
 * @param set called with null to leave the gauges out
 */
function createRead<T extends object>(
  name: 'queue' | 'loads' | 'policyReports',
  read: () => Promise<T>,
  set: (value: T | null) => void,
): () => Promise<void> {
  let running: Promise<T | null> | null = null;
  return async () => {
    running ??= read()
      .catch(() => null)
      .finally(() => (running = null));
    const result = await withTimeout(running, READ_LIMIT);
    const value = result === 'timeout' ? null : result;
    if (value === null) metrics.failedReads.inc({ read: name });
    set(value);
  };
}

interface Queue {
  readonly length: number;
  readonly ageSeconds: number;
}

async function readQueue({ db, clock }: Services): Promise<Queue> {
  const now = clock.now();
  const bankDay = await readBankDay(db.queries, now);
  const [queue] = await db.queries
    .select({ length: count(), oldest: min(document.dueAt) })
    .from(document)
    .where(buildDueCondition(now, bankDay));
  const ageSeconds = queue?.oldest ? (now.getTime() - queue.oldest.getTime()) / 1000 : 0;
  return { length: queue?.length ?? 0, ageSeconds };
}

function setQueue(queue: Queue | null): void {
  if (queue) {
    metrics.queueLength.set(queue.length);
    metrics.queueAge.set(queue.ageSeconds);
  } else {
    // reset() would show 0.
    metrics.queueLength.remove();
    metrics.queueAge.remove();
  }
}

/** Counts loads of deployed versions; users may send any names, which are counted together. */
async function readLoads({ db, clock, config }: Services): Promise<readonly LoadCount[]> {
  const deployed = await readDeployedVersions(config.siteDir);
  const counts = await countLoads(db.queries, new Date(clock.now().getTime() - LOADS_WINDOW_MS));
  const isDeployed = ({ remote, version }: LoadCount) => deployed.get(remote)?.has(version) ?? false;
  const others = counts.filter((each) => !isDeployed(each));
  if (others.length === 0) return counts;
  const sum = (outcome: 'loaded' | 'failed') => others.reduce((total, each) => total + each[outcome], 0);
  const other = { remote: 'other', version: 'other', loaded: sum('loaded'), failed: sum('failed') };
  return [...counts.filter(isDeployed), other];
}

function setLoads(counts: readonly LoadCount[] | null): void {
  metrics.remoteLoads.reset();
  for (const { remote, version, loaded, failed } of counts ?? []) {
    metrics.remoteLoads.set({ remote, version, outcome: 'loaded' }, loaded);
    metrics.remoteLoads.set({ remote, version, outcome: 'failed' }, failed);
  }
}

const SHELL = 'shell';

/** Reads this hour's reports; those of versions that are not deployed are counted together, as loads are. */
async function readPolicyReports({ db, clock, config }: Services): Promise<readonly ViolationCount[]> {
  const deployed = await readDeployedVersions(config.siteDir);
  const now = clock.now();
  const thisHour = new Date(now.getTime() - (now.getTime() % HOUR_MS));
  return (await sumViolations(db.queries, thisHour)).map((each) => {
    if (each.remote === '') return { ...each, remote: SHELL };
    const isDeployed = deployed.get(each.remote)?.has(each.version) ?? false;
    return isDeployed ? each : { ...each, remote: 'other', version: 'other' };
  });
}

function setPolicyReports(counts: readonly ViolationCount[] | null): void {
  metrics.policyReports.reset();
  for (const { directive, remote, version, reports } of counts ?? [])
    metrics.policyReports.inc({ directive, remote, version }, reports);
}

function setPools(pools: Pools): void {
  for (const [pool, { connections }] of Object.entries(pools)) {
    if (!connections) continue;
    for (const [state, value] of Object.entries<number>({ ...connections() }))
      metrics.poolConnections.set({ pool, state }, value);
  }
}
