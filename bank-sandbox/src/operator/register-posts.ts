import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { OPERATOR, writeAudit } from '../audit';
import { runCommand } from '../run-command';
import { guardPost } from '../server/guards';
import type { Services } from '../services';
import { isForm, type FormToken } from './console-access';
import { ACTIONS } from './actions';
import type { Results } from './results';

const BODY_LIMIT = 16 * 1024;
const WORDS_MAX = 10;

interface PostsKit {
  readonly onRequest: onRequestAsyncHookHandler;
  readonly token: FormToken;
  readonly results: Results;
}

type Body = Readonly<Record<string, unknown>>;

/**
 * Registers posts of forms and commands. A plain form cannot set headers, so the guard checks this machine, our page or
 * a program, a form body, and the token.
 */
export function registerPosts(app: FastifyInstance, bank: Services, { onRequest, token, results }: PostsKit): void {
  const guarded = {
    bodyLimit: BODY_LIMIT,
    onRequest: [
      onRequest,
      async (request: FastifyRequest, reply: FastifyReply) => {
        if (guardPost(request, bank.config.appOrigin) === 'foreignOrigin')
          return refuseForeignOrigin(bank, request, reply);
        if (!isForm(request)) return sendPlain(reply, 415, 'Потрібна форма (application/x-www-form-urlencoded).');
      },
    ],
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!token.matches((request.body as Body | undefined)?.['token']))
        return refuseForeignOrigin(bank, request, reply);
    },
  };

  app.post<{ Params: { name: string }; Body: Body }>('/sandbox/actions/:name', guarded, async (request, reply) => {
    const action = ACTIONS.find(({ name }) => name === request.params.name);
    if (!action) return sendPlain(reply, 404, 'Такої дії немає.');
    const actionResult = await action.run(bank, (field) => readText(request.body[field]));
    const result = results.store({ ...actionResult, section: action.section });
    const still = readText(request.body['view']) === 'still' ? 'still&' : '';
    return reply.redirect(`/sandbox?${still}result=${result}#${action.section}`, 303);
  });

  app.post<{ Body: Body }>('/sandbox/commands', guarded, async ({ body }, reply) => {
    const words = [body['word'] ?? []].flat().filter((word) => typeof word === 'string');
    if (words.length > WORDS_MAX) return sendPlain(reply, 422, 'Забагато слів. Причину беріть у лапки.');
    const { ok, text } = await runCommand(bank, words);
    return sendPlain(reply, ok ? 200 : 422, text);
  });
}

/** Returns '' for a repeated field. */
function readText(field: unknown): string {
  return typeof field === 'string' ? field.trim() : '';
}

async function refuseForeignOrigin(
  { db, clock }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await writeAudit(db.queries, {
    at: clock.now(),
    actor: { ...OPERATOR, address: request.ip },
    action: 'guard',
    object: { type: 'call', id: '/sandbox' },
    result: 'forbidden',
  });
  return sendPlain(reply, 403, 'Заборонено. Якщо банк перезапущено, відкрийте /sandbox ще раз.');
}

function sendPlain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);
}
