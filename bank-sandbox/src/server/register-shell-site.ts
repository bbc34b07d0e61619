import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BankConfig } from '../config';
import { REVALIDATE, getCacheControl, isFilePath, readPage, type FilePath } from './site-files';
import { isApiPath } from './addresses';
import { buildRefusalReply } from './build-refusal-reply';
import { getNonce } from './security-headers';

const BASE = '/ncb/';

/** Serves the shell's page for every screen's address. */
export async function registerShellSite(app: FastifyInstance, config: BankConfig): Promise<void> {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'deny', cacheControl: false });

  app.get('/', async (_request, reply) => reply.redirect(BASE, 302));
  app.get('/ncb', async (_request, reply) => reply.redirect(BASE, 302));
  app.get(`${BASE}config.json`, async (_request, reply) => {
    const { signOrigin, supportPhones, version } = config;
    return reply
      .header('cache-control', REVALIDATE)
      .send({ signatureWidget: `${signOrigin}/`, supportPhones, version });
  });
  const root = config.siteDir && join(config.siteDir, 'app/ncb');
  app.route<FilePath>({
    method: ['GET', 'HEAD'],
    url: `${BASE}*`,
    config: { isSiteFile: true },
    handler: async (request, reply) => serve(request, reply, request.params['*'], root),
  });
  app.setNotFoundHandler(sendNotFound);
}

async function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  root: string | null,
): Promise<FastifyReply> {
  if (root === null || isApiPath(request.url)) return sendNotFound(request, reply);
  if (path === '' || path === 'index.html' || !isFilePath(path)) return sendPage(request, reply, root);
  reply.header('cache-control', getCacheControl(path)).header('vary', 'accept-encoding');
  return reply.sendFile(path, root);
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, root: string): Promise<FastifyReply> {
  const page = await readPage(root, { __CSP_NONCE__: getNonce(reply.raw) });
  if (page === null) return sendNotFound(request, reply);
  return reply.header('cache-control', REVALIDATE).type('text/html; charset=utf-8').send(page);
}

/** Answers without a page, unknown calls like the API. */
async function sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.code(404).header('cache-control', isApiPath(request.url) ? 'no-store' : REVALIDATE);
  if (isApiPath(request.url)) return reply.send(buildRefusalReply({ code: 'notFound' }).body);
  return reply.type('text/plain; charset=utf-8').send('Not found\n');
}
