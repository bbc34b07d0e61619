import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { pathOf } from './failures';

/** The keep-alive and the health checks come every few seconds and say nothing. */
const SILENT = /^\/(?:ncb\/api\/ping|health\/)/;

/** One line per request, after its answer: no query, no headers, no body. */
export function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = pathOf(request.url);
    if (!SILENT.test(path)) {
      log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    }
    done();
  });
}
