import { createHash } from 'node:crypto';
import { decodeParameters, sessionParameters } from '@ncb/shared-kernel/api/contract';
import { CompanyStatus, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findMembership } from '../areas/identity/membership';
import { findSession, noteActivity } from '../areas/identity/sessions';
import { writeAudit } from '../audit';
import type { Caller, CompanyCaller, IdempotencyMark, UserCaller } from '../callers';
import { done, refuse, type Outcome } from '../outcome';
import type { Services } from '../services';
import { signInCookies } from './cookies';
import type { Route } from '../route';
import { maySee, permissionOf, type Permission } from './permissions';

export type Parameters = Readonly<Record<string, unknown>>;

/** Finds out who makes a call, as far as the call asks for it, or why he may not. */
export async function whoCalls(
  bank: Services,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  parameters: Parameters,
): Promise<Outcome<Caller | UserCaller | CompanyCaller>> {
  const { call } = route;
  const permission = permissionOf(route);
  const cookies = signInCookies(request, reply);
  const caller: Caller = { at: bank.clock.now(), address: request.ip, cookies, parameters, idempotency: null };
  const markOf = () => (call.acceptsIdempotencyKey ? idempotencyMark(request, call.path, parameters) : done(null));
  if (call.access === 'public' || call.access === 'halfSignedIn') {
    const mark = markOf();
    return mark.ok ? done({ ...caller, idempotency: mark.value }) : mark;
  }
  const user = await signedInUser(bank, caller, cookies.sessionToken);
  if (!user) return refuse('unauthorized');
  if (user.userStatus === UserStatus.temporaryPassword && !permission.withTemporaryPassword) return refuse('forbidden');
  // The keep-alive is no activity: an abandoned window would stay signed in for ever.
  if (!call.isBackground) await noteActivity(bank.db.queries, user, caller.at);
  if (call.access === 'user') return done(user);
  const mark = markOf();
  return mark.ok ? forCompany(bank, permission, user, parameters, mark.value) : mark;
}

async function signedInUser({ db }: Services, caller: Caller, token: string | null): Promise<UserCaller | null> {
  const session = token === null ? null : await findSession(db.queries, token, caller.at);
  return session && { ...caller, ...session };
}

/**
 * The company that the parameters name, if the session's user works there and they say nothing else about him. Every
 * other case is answered as an unknown object is: nobody learns which companies exist.
 */
async function forCompany(
  { db }: Services,
  permission: Permission,
  user: UserCaller,
  parameters: Parameters,
  idempotency: IdempotencyMark | null,
): Promise<Outcome<CompanyCaller>> {
  const named = decodeParameters(sessionParameters, parameters);
  const isConsistent =
    named.ok && named.value.bankClientId === named.value.companyRef && named.value.userId === String(user.userId);
  const membership = isConsistent ? await findMembership(db.queries, user.userId, named.value.companyRef) : null;
  if (!membership) {
    const actor = { userId: user.userId, companyId: null, address: user.address };
    await writeAudit(db.queries, { at: user.at, actor, action: 'foreignCompany', result: 'notFound' });
    return refuse('notFound');
  }
  if (membership.companyStatus !== CompanyStatus.active && !permission.beforeConfirmation)
    return refuse('invalid_clnt_status');
  if (!maySee(permission, membership)) {
    const actor = { userId: user.userId, companyId: membership.companyId, address: user.address };
    await writeAudit(db.queries, { at: user.at, actor, action: 'foreignRole', result: 'forbidden' });
    return refuse('forbidden');
  }
  return done({ ...user, membership, idempotency });
}

const KEY = /^[\w-]{8,64}$/;

function idempotencyMark(
  { headers }: FastifyRequest,
  path: string,
  parameters: Parameters,
): Outcome<IdempotencyMark | null> {
  const key = headers['idempotency-key'];
  if (key === undefined) return done(null);
  if (typeof key !== 'string' || !KEY.test(key)) return refuse('badRequest', { params: { where: 'Idempotency-Key' } });
  const sorted = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  return done({ key, path, requestHash: createHash('sha256').update(JSON.stringify(sorted)).digest('hex') });
}
