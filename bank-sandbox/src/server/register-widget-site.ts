import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BankConfig } from '../config';
import { REVALIDATE, getCacheControl, readPage, type FilePath } from './site-files';

/** Name of the worker, which holds the private key; its policy allows no loading. */
const WORKER = /(?:^|[./-])worker[./-][^/]*$|(?:^|\/)worker\.js$/;

export async function registerWidgetSite(app: FastifyInstance, config: BankConfig): Promise<void> {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'deny', cacheControl: false });
  const root = config.siteDir && join(config.siteDir, 'sign');

  const serve = async (reply: FastifyReply, path: string): Promise<FastifyReply> => {
    if (root === null) return sendNotFound(reply);
    if (path === '' || path === 'index.html') return sendPage(reply, root, config);
    if (WORKER.test(path)) reply.header('content-security-policy', "default-src 'none'");
    reply.header('cache-control', getCacheControl(path)).header('vary', 'accept-encoding');
    return reply.sendFile(path, root);
  };
  app.route<FilePath>({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { isSiteFile: true },
    handler: async (request, reply) => serve(reply, request.params['*']),
  });
  app.setNotFoundHandler(async (_request, reply) => sendNotFound(reply));
}

async function sendPage(
  reply: FastifyReply,
  root: string,
  { appOrigin, iitWidgetUrl }: BankConfig,
): Promise<FastifyReply> {
  const page = await readPage(root, { __SHELL_ORIGIN__: appOrigin, __IIT_WIDGET_URL__: iitWidgetUrl ?? '' });
  if (page === null) return sendNotFound(reply);
  return reply.header('cache-control', REVALIDATE).type('text/html; charset=utf-8').send(page);
}

async function sendNotFound(reply: FastifyReply): Promise<FastifyReply> {
  reply.code(404).header('cache-control', REVALIDATE).type('text/plain; charset=utf-8');
  return reply.send('Not found\n');
}
