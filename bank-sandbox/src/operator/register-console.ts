import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ASSETS_DIR } from '../package-files';
import type { Services } from '../services';
import { createFormToken, isLocal, isProgram } from './console-access';
import { createForms } from './forms';
import { renderConsolePage } from './render-console-page';
import { parseId } from '../areas/parse-id';
import { findFile } from '../areas/organisation/questionnaire-files';
import { writeQualifiedKey } from '../seed';
import { findKeyFile } from './render-people';
import { registerPosts } from './register-posts';
import { createResults } from './results';

/** Policy of the console, which runs no scripts. */
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

type ConsoleQuery = { readonly still?: unknown; readonly result?: unknown };

/** Registers the console at `/sandbox`, for this machine only. */
export function registerConsole(app: FastifyInstance, bank: Services): void {
  const keysDirectory = join(bank.config.dataDir, 'keys');
  const token = createFormToken();
  const results = createResults();

  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('content-security-policy', POLICY).header('cache-control', 'no-store');
    // Under `no-referrer` browsers send forms with the origin `null`.
    reply.header('referrer-policy', 'same-origin');
    if (!isLocal(request)) return sendNotFound(reply);
  };

  app.get<{ Querystring: ConsoleQuery }>('/sandbox', { onRequest }, async ({ query }, reply) => {
    const isStill = query.still !== undefined;
    const view = { isStill, forms: createForms(token.value, isStill), result: results.find(query.result) };
    const page = await renderConsolePage(bank, keysDirectory, view);
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>${page.html}`);
  });
  // For commands of this machine. Browsers get the token only with a form.
  app.get('/sandbox/token', { onRequest }, async (request, reply) =>
    isProgram(request) ? reply.type('text/plain').send(token.value) : sendNotFound(reply),
  );
  app.get('/sandbox/operator.css', { onRequest }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(join(ASSETS_DIR, 'operator.css'))),
  );
  app.get<{ Params: { file: string } }>('/sandbox/keys/:file', { onRequest }, async (request, reply) => {
    const [, login, ending] = /^([\w-]+)\.(pem|dat|cer)$/.exec(request.params.file) ?? [];
    if (login === undefined || findKeyFile(login, keysDirectory) === null) return sendNotFound(reply);
    if (ending !== 'pem') await writeQualifiedKey(bank.config.dataDir, login, bank.clock.now());
    const path = findKeyFile(login, keysDirectory, ending);
    if (path === null) return sendNotFound(reply);
    reply.header('content-disposition', `attachment; filename="${login}.${ending}"`);
    return reply
      .type(ending === 'dat' ? 'application/octet-stream' : 'application/x-pem-file')
      .send(createReadStream(path));
  });
  app.get<{ Params: { company: string; hash: string } }>(
    '/sandbox/questionnaires/:company/:hash',
    { onRequest },
    async ({ params }, reply) => {
      const found = await findFile(bank.db.queries, parseId(params.company) ?? 0, params.hash);
      if (!found) return sendNotFound(reply);
      // A client's file must not be shown as our page.
      reply
        .header('content-disposition', 'attachment; filename="scheme.pdf"')
        .header('x-content-type-options', 'nosniff');
      return reply.type('application/pdf').send(Buffer.from(found.content));
    },
  );
  registerPosts(app, bank, { onRequest, token, results });
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain').send('Not found\n');
}
