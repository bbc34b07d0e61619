import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, count, eq, isNull, lte, min, or } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { countLoads } from '../areas/support/load-outcomes';
import { readBankDay } from '../clock';
import { schema, type Database } from '../db';
import * as metrics from '../metrics';
import type { Services } from '../services';
import { hasToken } from './has-token';

declare module 'fastify' {
  interface FastifyReply {
    /** Code of a refused call. */
    refusalCode: RefusalCode | null;
  }
}

const { document } = schema;
const LOADS_WINDOW_MS = 15 * 60_000;
/** Users send these names; those that many users report come first. */
const LOADS_MAX = 50;

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
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!hasToken(request, watchToken)) return reply.code(401).send({});
    await Promise.all([readQueue(bank), readLoads(bank)]);
    readPools(pools);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

async function readQueue({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  const bankDay = await readBankDay(db.queries, now);
  const [queue] = await db.queries
    .select({ length: count(), oldest: min(document.dueAt) })
    .from(document)
    .where(
      and(
        eq(document.status, DocumentStatus.inProgress),
        lte(document.dueAt, now),
        or(isNull(document.valueDate), lte(document.valueDate, bankDay)),
      ),
    );
  metrics.queueLength.set(queue?.length ?? 0);
  metrics.queueAge.set(queue?.oldest ? (now.getTime() - queue.oldest.getTime()) / 1000 : 0);
}

async function readLoads({ db, clock }: Services): Promise<void> {
  const counts = await countLoads(db.queries, new Date(clock.now().getTime() - LOADS_WINDOW_MS));
  const most = counts.toSorted((a, b) => b.loaded + b.failed - a.loaded - a.failed).slice(0, LOADS_MAX);
  metrics.remoteLoads.reset();
  for (const { remote, version, loaded, failed } of most) {
    metrics.remoteLoads.set({ remote, version, outcome: 'loaded' }, loaded);
    metrics.remoteLoads.set({ remote, version, outcome: 'failed' }, failed);
  }
}

function readPools(pools: Pools): void {
  for (const [pool, { connections }] of Object.entries(pools)) {
    if (!connections) continue;
    for (const [state, value] of Object.entries<number>({ ...connections() }))
      metrics.poolConnections.set({ pool, state }, value);
  }
}
