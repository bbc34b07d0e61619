import type { AnswerOf, listUsers, RequestOf, UserChange, UserRow } from '@ncb/shared-kernel/api/contract';
import { joinFullName, canManageUsers, seesAllUsers } from '@ncb/shared-kernel/domain/rules';
import { ActionType, PayrollAccess, Role, UserKeyState, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivDay, toKyivMoment } from '../../clock';
import { selectRows, schema, type Queries } from '../../db';
import { CertificateStatus } from '../../db/schema';
import { orderAlphabetically } from '../../db/build-search-condition';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { openRequestCondition } from '../certificates/open-request-condition';
import { findCompanyIds, hasValidRights } from './members';
import { findOpenChanges, type UserChangeRow } from './second-manager';
import { listShownChanges } from './list-shown-changes';

const { appUser, certificate, certificateRequest, company, membership } = schema;

type KeyFacts = Pick<UserRow, 'keyState' | 'keyUntil'>;

const ROWS_MAX = 5000;
const MAY_WORK: readonly UserStatus[] = [UserStatus.active, UserStatus.temporaryPassword];

/** Answers `get_users_list`; a director may request all companies they direct. */
export async function findUsers(
  { db }: Services,
  caller: CompanyCaller,
  { needAll }: RequestOf<typeof listUsers>,
): Promise<Outcome<AnswerOf<typeof listUsers>>> {
  const { userId, membership: own } = caller;
  const seesAll = needAll && seesAllUsers(own.role);
  const companyIds = seesAll ? await findCompanyIds(db.queries, userId, Role.director) : [own.companyId];
  const details = canManageUsers(own) ? await readDetails(db.queries, caller) : null;
  const joining = details ? await findPendingMemberships(db.queries, details.open, own) : [];
  const memberships = [...(await findMemberships(db.queries, companyIds)), ...joining];
  const people = new Map<number, UserMembership[]>();
  for (const seat of memberships) people.set(seat.user.id, [...(people.get(seat.user.id) ?? []), seat]);
  return succeed({ users: [...people.values()].map((seatsOfOne) => toRow(seatsOfOne, caller, details)) });
}

async function findMemberships(queries: Queries, companyIds: readonly number[]) {
  return queries
    .select({ user: appUser, membership, company: company.shortName })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .innerJoin(company, eq(company.id, membership.companyId))
    .where(inArray(membership.companyId, [...companyIds]))
    .orderBy(
      orderAlphabetically(appUser.lastName),
      orderAlphabetically(appUser.firstName),
      asc(appUser.id),
      asc(company.id),
    )
    .limit(ROWS_MAX);
}

type UserMembership = Awaited<ReturnType<typeof findMemberships>>[number];

interface Details {
  readonly open: readonly UserChangeRow[];
  readonly changes: ReadonlyMap<number, readonly UserChange[]>;
  readonly keys: ReadonlyMap<number, KeyFacts>;
  /** Failed attempts since the last successful sign-in. */
  readonly failures: ReadonlyMap<number, number>;
}

async function readDetails(queries: Queries, caller: CompanyCaller): Promise<Details> {
  const { companyId } = caller.membership;
  const open = await findOpenChanges(queries, companyId);
  const changes = await listShownChanges(queries, caller, open);
  const keys = await findKeyStates(queries, companyId, caller.at);
  return { open, changes, keys, failures: await countFailures(queries, companyId) };
}

/** Uses the journal's index of words. */
async function countFailures(queries: Queries, companyId: number): Promise<Details['failures']> {
  const { signIn, signInWithTemporaryPassword, signInRefused } = ActionType;
  const rows = await selectRows<{ user_id: number; failures: number }>(
    queries,
    sql`WITH came_in AS (
        SELECT user_id, max(audit_id) AS last FROM action_entry
        WHERE company_id = ${companyId} AND word IN (${signIn}, ${signInWithTemporaryPassword}) GROUP BY user_id)
      SELECT refused.user_id, count(*)::int AS failures
      FROM action_entry AS refused LEFT JOIN came_in ON came_in.user_id = refused.user_id
      WHERE refused.company_id = ${companyId} AND refused.word = ${signInRefused}
        AND refused.audit_id > coalesce(came_in.last, 0)
      GROUP BY refused.user_id`,
  );
  return new Map(rows.map(({ user_id, failures }) => [Number(user_id), failures]));
}

/** Returns the end of an active key, else if one waits for the bank, or all are blocked. */
async function findKeyStates(queries: Queries, companyId: number, now: Date): Promise<Details['keys']> {
  const waiting = await queries
    .select({ userId: certificateRequest.userId })
    .from(certificateRequest)
    .where(and(eq(certificateRequest.companyId, companyId), openRequestCondition(now)));
  const rows = await queries
    .select({ userId: certificate.userId, status: certificate.status, until: certificate.validUntil })
    .from(certificate)
    .innerJoin(membership, eq(membership.userId, certificate.userId))
    .where(
      and(
        eq(membership.companyId, companyId),
        gt(certificate.validUntil, now),
        ne(certificate.status, CertificateStatus.revoked),
      ),
    )
    // The longest validity overwrites earlier ones.
    .orderBy(asc(certificate.validUntil));
  const keys = rows.map(({ userId, status, until }): [number, KeyFacts] => [
    userId,
    status === CertificateStatus.blocked
      ? { keyState: UserKeyState.blocked, keyUntil: null }
      : { keyState: UserKeyState.active, keyUntil: toKyivDay(until) },
  ]);
  const blocked = keys.filter(([, { keyState }]) => keyState === UserKeyState.blocked);
  const active = keys.filter(([, { keyState }]) => keyState === UserKeyState.active);
  const requested = waiting.map(({ userId }): [number, KeyFacts] => [
    userId,
    { keyState: UserKeyState.waiting, keyUntil: null },
  ]);
  return new Map([...blocked, ...requested, ...active]);
}

async function findPendingMemberships(
  queries: Queries,
  open: readonly UserChangeRow[],
  { companyId, companyName }: CompanyCaller['membership'],
): Promise<readonly UserMembership[]> {
  const joining = open.filter(({ kind }) => kind === 'add');
  if (joining.length === 0) return [];
  const rows = await queries
    .select()
    .from(appUser)
    .where(
      inArray(
        appUser.id,
        joining.map(({ userId }) => userId),
      ),
    );
  return rows.flatMap((user) => {
    const pendingValues = joining.find(({ userId }) => userId === user.id)?.wanted;
    if (pendingValues?.role === undefined || pendingValues.signatureRight === undefined) return [];
    const {
      role,
      signatureRight,
      position = '',
      payrollAccess = PayrollAccess.none,
      isAdministrator = false,
    } = pendingValues;
    const seat = { userId: user.id, companyId, role, signatureRight, position, payrollAccess, isAdministrator };
    return [
      {
        user,
        membership: { ...seat, rightsValid: false, rightsUntil: pendingValues.rightsUntil ?? null },
        company: companyName,
      },
    ];
  });
}

function toRow(
  memberships: readonly UserMembership[],
  { bankDay, membership: { companyId } }: CompanyCaller,
  details: Details | null,
): UserRow {
  const shown = memberships.find((seat) => seat.membership.companyId === companyId) ?? memberships[0];
  if (!shown) throw new Error('a person without a seat');
  const { user, membership: seat } = shown;
  const isHere = seat.companyId === companyId;
  return {
    id: String(user.id),
    name: joinFullName(user),
    position: seat.position,
    status: user.status,
    role: seat.role,
    signatureRight: seat.signatureRight,
    taxCode: user.taxCode,
    company: shown.company,
    companies: memberships.map((item) => String(item.membership.companyId)),
    payrollAccess: seat.payrollAccess,
    isGranted: hasValidRights(seat, bankDay) && MAY_WORK.includes(user.status),
    isAdministrator: seat.isAdministrator,
    lastSignIn: details && isHere && user.lastSignInAt ? toKyivMoment(user.lastSignInAt) : null,
    ...(details && isHere && { failedSignIns: details.failures.get(user.id) ?? 0 }),
    ...((isHere && details?.keys.get(user.id)) || {
      keyState: details && isHere ? UserKeyState.none : null,
      keyUntil: null,
    }),
    ...(details && isHere && seat.rightsUntil !== null && { rightsUntil: seat.rightsUntil }),
    changes: (isHere && details?.changes.get(user.id)) || [],
  };
}
