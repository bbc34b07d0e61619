import { Readable } from 'node:stream';
import {
  decodeParameters,
  decodeRequest,
  type Decoded,
  login,
  loginChallenge,
  resendCode,
  sessionParameters,
} from '@ncb/shared-kernel/api/contract';
import type { RefusalCode } from '@ncb/shared-kernel/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeAudit } from '../audit';
import { refuse, refuseFields, type Outcome } from '../outcome';
import type { Services } from '../services';
import { guardPost, guardSite, hasDuplicates, hasUnstorableText } from './guards';
import { createRateLimit } from './create-rate-limit';
import { getPermission } from './permissions';
import { buildRefusalReply, buildSignInRefusalReply, type Reply } from './build-refusal-reply';
import { checkCardNumbers } from './check-card-numbers';
import { groupByAddress, selectRoute, type Address } from './addresses';
import { hasLongList, writeJsonParts } from './write-json-parts';
import { readMultipart } from './multipart/read-multipart';
import type { Route } from '../route';
import { readSessionToken } from './create-sign-in-cookies';
import { identifyCaller, type Parameters } from './identify-caller';

/**
 * Refusals of these calls are 401 with the code as text. Source: docs/requirements/shell-accounts-admin.md#transport,
 * docs/requirements/shell-accounts-admin.md#sign-in-codes.
 */
const SIGN_IN_CALLS: readonly string[] = [login.path, loginChallenge.path, resendCode.path];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const;

export async function registerApi(app: FastifyInstance, bank: Services, routes: readonly Route[]): Promise<void> {
  const isWithinLimit = createRateLimits(bank);
  // Not at the first call: a missing permission is a bug.
  routes.forEach(getPermission);
  const addresses = groupByAddress(routes);
  const isMultipart = ({ first }: Address) => first.call.encoding === 'multipart';
  for (const address of addresses.filter((item) => !isMultipart(item))) serve(app, bank, address, isWithinLimit);
  // The multipart parser must not read bodies of other calls.
  await app.register(async (scope) => {
    await readMultipart(scope);
    for (const address of addresses.filter(isMultipart)) serve(scope, bank, address, isWithinLimit);
  });
}

function serve(app: FastifyInstance, bank: Services, address: Address, isWithinLimit: WithinLimit): void {
  const { first, url, bodyLimit } = address;
  app.route({
    method: first.call.method,
    url,
    ...(bodyLimit !== null && { bodyLimit }),
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const outcome = isWithinLimit(first, request) ? await guard(bank, first, request) : refuse('tooManyRequests');
      if (!outcome.ok) return send(reply, buildReply(first, outcome), outcome.refusal.code);
    },
    handler: async (request, reply) => {
      const parameters = mergeParameters(first, request);
      const route = selectRoute(address, parameters);
      const outcome = await answer(bank, route, request, reply, parameters);
      if (!outcome.ok) return send(reply, buildReply(route, outcome), outcome.refusal.code);
      if (!hasLongList(outcome.value)) return send(reply, buildReply(route, outcome));
      const { answer: codec } = route.call;
      return reply.type('application/json; charset=utf-8').send(Readable.from(writeJsonParts(codec, outcome.value)));
    },
  });
  app.route({
    method: METHODS.filter((method) => method !== first.call.method),
    url,
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('allow', first.call.method);
      return send(reply, { ...buildRefusalReply({ code: 'badRequest' }), status: 405 }, 'badRequest');
    },
  });
}

/** Merges query and body; a name in both gets two values, which are refused. */
function mergeParameters({ call }: Route, { body, query }: FastifyRequest): Parameters {
  if (call.method === 'GET') return query as Parameters;
  const sent = (body ?? {}) as Parameters;
  if (!call.alsoInQuery) return sent;
  const merged = Object.entries(query as Parameters).map(
    ([name, value]) => [name, Object.hasOwn(sent, name) ? [value, sent[name]] : value] as const,
  );
  return { ...sent, ...Object.fromEntries(merged) };
}

async function answer(
  bank: Services,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  parameters: Parameters,
): Promise<Outcome<unknown>> {
  if (hasDuplicates(parameters)) return refuse('badRequest');
  const caller = await identifyCaller(bank, route, request, reply, parameters);
  if (!caller.ok) return caller;
  const decoded = decode(route, parameters);
  if (!decoded.ok) return refuse('badRequest', { params: { where: decoded.where } });
  if (hasUnstorableText(decoded.value)) return refuse('badRequest');
  const cards = checkCardNumbers(parameters);
  if (cards.length > 0) return refuseFields(cards);
  return route.answer(bank, caller.value as never, decoded.value as never);
}

const SESSION_NAMES = Object.values(sessionParameters.fields).map(({ wireName }) => wireName);

/** Calls that change data refuse unknown names. */
function decode({ call }: Route, parameters: Parameters): Decoded<unknown> {
  if (call.method === 'GET' && !call.changes) return decodeParameters(call.request, parameters);
  return decodeRequest(call.request, parameters, [...SESSION_NAMES, ...(call.variant ? [call.variant.parameter] : [])]);
}

async function guard(bank: Services, { call }: Route, request: FastifyRequest): Promise<Outcome<null>> {
  const { appOrigin } = bank.config;
  const verdict =
    call.method === 'POST' ? guardPost(request, appOrigin) : call.changes && guardSite(request, appOrigin);
  if (!verdict) return { ok: true, value: null };
  await writeAudit(bank.db.queries, {
    at: bank.clock.now(),
    actor: { userId: null, companyId: null, address: request.ip },
    action: 'guard',
    object: { type: 'call', id: call.path },
    result: 'forbidden',
  });
  return refuse('forbidden');
}

type WithinLimit = (route: Route, request: FastifyRequest) => boolean;

/** Limits calls without a session per address, others per session. None is limited for all callers together. */
function createRateLimits({ config, clock }: Services): WithinLimit {
  const signIn = createRateLimit(config.rateLimits.signIn);
  const read = createRateLimit(config.rateLimits.read);
  const write = createRateLimit(config.rateLimits.write);
  return ({ call }, request) => {
    const isSignIn = call.access === 'public' || call.access === 'halfSignedIn';
    if (isSignIn) return signIn(request.ip, clock.now());
    const limit = call.method === 'POST' ? write : read;
    return limit(readSessionToken(request, config) ?? request.ip, clock.now());
  };
}

function buildReply({ call }: Route, outcome: Outcome<unknown>): Reply {
  if (outcome.ok) return { status: 200, body: { success: true, ...(call.answer.encode(outcome.value) as object) } };
  return SIGN_IN_CALLS.includes(call.path)
    ? buildSignInRefusalReply(outcome.refusal, call)
    : buildRefusalReply(outcome.refusal, call);
}

async function send(
  reply: FastifyReply,
  { status, body, headers = {} }: Reply,
  refusalCode: RefusalCode | null = null,
): Promise<FastifyReply> {
  reply.refusalCode = refusalCode;
  // Source: RFC 9110 11.6.1
  return reply
    .headers(headers)
    .code(reply.hasHeader('www-authenticate') ? 401 : status)
    .send(body);
}
