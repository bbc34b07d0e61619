import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { API_PREFIX } from './addresses';
import { describeError } from './log';
import { refusalReply } from './replies';

/** Headers that describe the file that was to be sent; a browser cannot read a refusal that says it is compressed. */
const OF_THE_FILE = ['content-encoding', 'content-length', 'content-type', 'accept-ranges', 'etag', 'last-modified'];

/**
 * Answers what goes wrong: the caller's fault by its status, ours by a number that the log knows more about. A file that
 * is taken away between being found and being opened, as a deployment may, is not there.
 */
export function registerFailures(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler(async (error: FastifyError, request, reply): Promise<FastifyReply> => {
    for (const name of OF_THE_FILE) reply.removeHeader(name);
    if (error.code === 'ENOENT' && !isApiPath(request.url)) {
      reply.callNotFound();
      return reply;
    }
    reply.header('cache-control', 'no-store');
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return reply.code(status).send(refusalReply({ code: 'badRequest' }).body);
    const id = randomUUID();
    log.error({ id, method: request.method, path: pathOf(request.url), ...describeError(error) }, 'unexpected failure');
    return reply.code(500).send(refusalReply({ code: 'internalError', params: { id } }).body);
  });
}

/** Unknown calls are answered as the API answers. */
export function isApiPath(url: string): boolean {
  return pathOf(url).startsWith(`${API_PREFIX}/`);
}

/** An address without its query, which may hold what no log should. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
