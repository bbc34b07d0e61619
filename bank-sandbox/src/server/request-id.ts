import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isApiPath } from './addresses';

/** Form of nginx's `$request_id`. */
const REQUEST_ID = /^[0-9a-f]{32}$/;
const current = new AsyncLocalStorage<string>();

/** Returns the id of the request that is being answered; undefined in background work. */
export function getRequestId(): string | undefined {
  return current.getStore();
}

/** Takes over nginx's id; another text could forge lines of the log. */
export function createRequestId({ headers }: IncomingMessage): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomBytes(16).toString('hex');
}

/** Sends the id with the answers of calls, and keeps it for the log. */
export function useRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isApiPath(request.url)) reply.header('x-request-id', request.id);
    current.run(request.id, done);
  });
  // The parser of a body goes on in the context of its connection.
  app.addHook('preHandler', (request, _reply, done) => current.run(request.id, done));
}
