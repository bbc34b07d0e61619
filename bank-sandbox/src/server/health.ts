import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';

/** `/health/live`: the process answers. `/health/ready`: its database answers too. */
export function registerHealth(app: FastifyInstance, { db, config }: Services): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    await db.queries.execute(sql`SELECT 1`);
    const answer = { status: 'ready', database: db.engine, version: config.version };
    return reply.header('cache-control', 'no-store').send(answer);
  });
}
