import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { sumViolations } from '../areas/support/csp-violations';
import { countLoads } from '../areas/support/load-outcomes';
import type { WriteObstacle } from '../db';
import type { Services } from '../services';
import { createReadiness } from './create-readiness';
import { hasToken } from './has-token';

const MINUTE_MS = 60_000;
const WINDOW_MAX_MINUTES = 24 * 60;

/**
 * Registers `/health/live`, `/health/ready` (503 if the database cannot be written; a broken audit chain is named only:
 * with 503 a single changed row would stop all processes) and `/health/loads?minutes=15`
 * (with the token: load reports, and violations of the policy in the hours of these minutes).
 */
export function registerHealth(app: FastifyInstance, { db, config, clock, chainWatch }: Services, log: Logger): void {
  const findObstacle = createReadiness(db);
  let lastObstacle: WriteObstacle | null = null;
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    const obstacle = await findObstacle();
    // Balancers poll every few seconds.
    if (obstacle !== lastObstacle) log.warn({ obstacle }, obstacle ? 'not ready' : 'ready again');
    lastObstacle = obstacle;
    const about = { database: db.engine, version: config.version, auditChain: chainWatch.getState() };
    const answer = obstacle ? { status: 'notReady', reason: obstacle, ...about } : { status: 'ready', ...about };
    return reply
      .code(obstacle ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(answer);
  });
  const { watchToken } = config;
  if (watchToken === null) return;
  app.get<{ Querystring: { readonly minutes?: string } }>('/health/loads', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!hasToken(request, watchToken)) return reply.code(401).send({});
    const minutes = Number(request.query.minutes);
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > WINDOW_MAX_MINUTES) return reply.code(400).send({});
    const since = new Date(clock.now().getTime() - minutes * MINUTE_MS);
    const [loads, violations] = [await countLoads(db.queries, since), await sumViolations(db.queries, since)];
    return reply.send({ loads, violations });
  });
}
