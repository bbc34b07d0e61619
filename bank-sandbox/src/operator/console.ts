import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ASSETS_DIR } from '../assets';
import { readBankDay } from '../clock';
import type { Services } from '../services';
import { html, type Html } from './html';
import { ledger } from './ledger';
import { outbox } from './outbox';
import { keyFile, people } from './people';
import { queue } from './queue';

const REFRESH_S = 5;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
/** The console runs no script at all. */
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The bank's side of the sandbox, at `/sandbox`: for this machine only. */
export function registerConsole(app: FastifyInstance, bank: Services): void {
  const keysDirectory = join(bank.config.dataDir, 'keys');

  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('content-security-policy', POLICY).header('cache-control', 'no-store');
    if (!isLocal(request)) return reply.code(404).type('text/plain').send('Not found\n');
  };

  app.get('/sandbox', { onRequest }, async (_request, reply) => {
    const page = await consolePage(bank, keysDirectory);
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>${page.html}`);
  });
  app.get('/sandbox/operator.css', { onRequest }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(join(ASSETS_DIR, 'operator.css'))),
  );
  app.get<{ Params: { file: string } }>('/sandbox/keys/:file', { onRequest }, async (request, reply) => {
    const login = /^([\w-]+)\.pem$/.exec(request.params.file)?.[1];
    const path = login === undefined ? null : keyFile(login, keysDirectory);
    if (path === null) return reply.code(404).type('text/plain').send('Not found\n');
    reply.header('content-disposition', `attachment; filename="${login}.pem"`);
    return reply.type('application/x-pem-file').send(createReadStream(path));
  });
}

/** From this machine, and not through a proxy, behind which everybody would look local. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '');
}

async function consolePage({ db, clock, config }: Services, keysDirectory: string): Promise<Html> {
  const { queries } = db;
  const bankDay = await readBankDay(queries, clock.now());
  const sections: readonly (readonly [id: string, title: string, content: Html])[] = [
    ['outbox', 'SMS', await outbox(queries)],
    ['queue', 'Черга банку', await queue(queries)],
    ['people', 'Люди', await people(queries, keysDirectory)],
    ['ledger', 'Головна книга', await ledger(queries)],
  ];
  return html`<html lang="uk">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta http-equiv="refresh" content="${REFRESH_S}" />
      <title>Пісочниця банку</title>
      <link rel="stylesheet" href="/sandbox/operator.css" />
    </head>
    <body>
      <header>
        <h1>Пісочниця банку</h1>
        <p>
          Банківський день <b data-field="bankDay">${bankDay}</b> · ${db.engine} · версія ${config.version} ·
          <a href="/ncb/">клієнт</a>
        </p>
        <nav>${sections.map(([id, title]) => html`<a href="#${id}">${title}</a> `)}</nav>
      </header>
      <main>
        ${sections.map(
          ([id, title, content]) =>
            html`<section id="${id}">
              <h2>${title}</h2>
              ${content}
            </section>`,
        )}
      </main>
    </body>
  </html>`;
}
