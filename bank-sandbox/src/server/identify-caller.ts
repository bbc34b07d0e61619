import { createHash } from 'node:crypto';
import { decodeParameters, sessionParameters } from '@ncb/shared-kernel/api/contract';
import { CompanyStatus, PayrollAccess, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSession, noteActivity } from '../areas/identity/sessions';
import { writeAudit } from '../audit';
import type { Caller, CompanyCaller, IdempotencyMark, Membership, UserCaller } from '../callers';
import { succeed, refuse, type Outcome } from '../outcome';
import type { Services } from '../services';
import { createSignInCookies } from './create-sign-in-cookies';
import type { Route } from '../route';
import { canCall, hasCallingPage, getPermission, type Permission } from './permissions';

export type Parameters = Readonly<Record<string, unknown>>;

export async function identifyCaller(
  bank: Services,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  parameters: Parameters,
): Promise<Outcome<Caller | UserCaller | CompanyCaller>> {
  const { call } = route;
  const permission = getPermission(route);
  const cookies = createSignInCookies(request, reply, bank.config);
  const { ip: address, headers } = request;
  const userAgent = headers['user-agent'];
  const caller: Caller = { at: bank.clock.now(), address, userAgent, cookies, parameters, idempotency: null };
  const readMark = () =>
    call.acceptsIdempotencyKey ? buildIdempotencyMark(request, call.path, parameters) : succeed(null);
  if (call.access === 'public' || call.access === 'halfSignedIn') {
    const mark = readMark();
    return mark.ok ? succeed({ ...caller, idempotency: mark.value }) : mark;
  }
  const requested = call.access === 'company' ? readNamedCompany(parameters) : null;
  const token = cookies.sessionToken;
  const options = { companyRef: requested?.companyRef ?? null, isBackground: call.isBackground ?? false };
  const user = token === null ? null : await findSession(bank.db.queries, token, caller.at, options);
  if (!user) return refuse('unauthorized');
  if (user.userStatus === UserStatus.temporaryPassword && !permission.withTemporaryPassword) return refuse('forbidden');
  // An abandoned window would stay signed in for ever.
  if (!call.isBackground) await noteActivity(bank.db.queries, user, caller.at);
  if (call.access === 'user') return succeed({ ...caller, ...user });
  const mark = readMark();
  if (!mark.ok) return mark;
  const place = requested?.userId === String(user.userId) ? user.membership : null;
  return admitToCompany(bank, permission, { ...caller, ...user, idempotency: mark.value }, place);
}

/** Returns null if the names contradict each other. */
function readNamedCompany(parameters: Parameters): { readonly companyRef: string; readonly userId: string } | null {
  const requested = decodeParameters(sessionParameters, parameters);
  return requested.ok && requested.value.bankClientId === requested.value.companyRef ? requested.value : null;
}

/** Answers as for an unknown object, so that callers do not learn which companies exist. */
async function admitToCompany(
  { db }: Services,
  permission: Permission,
  user: UserCaller,
  membership: Membership | null,
): Promise<Outcome<CompanyCaller>> {
  if (!membership) {
    const actor = { userId: user.userId, companyId: null, address: user.address };
    await writeAudit(db.queries, { at: user.at, actor, action: 'foreignCompany', result: 'notFound' });
    return refuse('notFound');
  }
  if (membership.companyStatus !== CompanyStatus.active && !permission.beforeConfirmation)
    return refuse('invalid_clnt_status');
  if (!canCall(permission, membership)) {
    const actor = { userId: user.userId, companyId: membership.companyId, address: user.address };
    await writeAudit(db.queries, { at: user.at, actor, action: 'foreignRole', result: 'forbidden' });
    return refuse('forbidden');
  }
  if (!hasCallingPage(permission, user.accessMode)) {
    const actor = { userId: user.userId, companyId: membership.companyId, address: user.address };
    await writeAudit(db.queries, { at: user.at, actor, action: 'foreignPage', result: 'forbidden' });
    return refuse('forbidden');
  }
  // Users without the right do not learn if salaries are paid.
  const seesTooLittle = membership.payrollAccess < (permission.payrolls ?? PayrollAccess.none);
  if (seesTooLittle || (permission.needsPayrollProject && !membership.hasPayrollProject)) {
    const actor = { userId: user.userId, companyId: membership.companyId, address: user.address };
    await writeAudit(db.queries, { at: user.at, actor, action: 'foreignPayroll', result: 'notFound' });
    return refuse('notFound');
  }
  return succeed({ ...user, membership });
}

const KEY = /^[\w-]{8,64}$/;

function buildIdempotencyMark(
  { headers }: FastifyRequest,
  path: string,
  parameters: Parameters,
): Outcome<IdempotencyMark | null> {
  const key = headers['idempotency-key'];
  if (key === undefined) return succeed(null);
  if (typeof key !== 'string' || !KEY.test(key)) return refuse('badRequest', { params: { where: 'Idempotency-Key' } });
  const sorted = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  return succeed({ key, path, requestHash: createHash('sha256').update(JSON.stringify(sorted)).digest('hex') });
}
