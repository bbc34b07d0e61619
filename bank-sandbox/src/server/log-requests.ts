import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { getPath } from './register-failures';

/** Keep-alive and health checks. */
const SILENT = /^\/(?:ncb\/api\/ping|health\/)/;

export function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = getPath(request.url);
    if (!SILENT.test(path)) {
      log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    }
    done();
  });
}
