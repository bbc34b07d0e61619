import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { getPath, isApiPath } from './addresses';
import { describeError } from './create-log';
import { buildRefusalReply } from './build-refusal-reply';

/** Headers of the file: a refusal marked as compressed would be unreadable. */
const FILE_HEADERS = ['content-encoding', 'content-length', 'content-type', 'accept-ranges', 'etag', 'last-modified'];

/**
 * Answers errors: ours by a number in the log. A file removed before opening, as by a deployment, is answered as
 * missing.
 */
export function registerFailures(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler(async (error: FastifyError, request, reply): Promise<FastifyReply> => {
    for (const name of FILE_HEADERS) reply.removeHeader(name);
    if (error.code === 'ENOENT' && !isApiPath(request.url)) {
      reply.callNotFound();
      return reply;
    }
    reply.header('cache-control', 'no-store');
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return reply.code(status).send(buildRefusalReply({ code: 'badRequest' }).body);
    const { id } = request;
    log.error(
      { requestId: id, method: request.method, path: getPath(request.url), ...describeError(error) },
      'unexpected failure',
    );
    return reply.code(500).send(buildRefusalReply({ code: 'internalError', params: { id } }).body);
  });
}
