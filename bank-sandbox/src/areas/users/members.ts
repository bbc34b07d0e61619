import { canManageUsers, areRightsValid, type UserManager } from '@ncb/shared-kernel/domain/rules';
import { PayrollAccess, RIGHTS_OF_ROLE, Role, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, gte, inArray, isNull, ne, or } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { parseId } from '../parse-id';

const { appUser, company, membership } = schema;

export type MembershipRow = typeof membership.$inferSelect;

export interface Member {
  readonly user: typeof appUser.$inferSelect;
  readonly membership: MembershipRow;
}

/** Finds a user of the company by wire id. */
export async function findMember(queries: Queries, companyId: number, userId: string): Promise<Member | null> {
  const [found] = await queries
    .select({ user: appUser, membership })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .where(and(eq(membership.companyId, companyId), eq(membership.userId, parseId(userId) ?? 0)));
  return found ?? null;
}

/** Locks in the order of ids. Otherwise two directors could remove each other at the same moment. */
export async function lockCompanies(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: company.id })
    .from(company)
    .where(inArray(company.id, [...ids]))
    .orderBy(asc(company.id))
    .for('no key update');
}

export function hasValidRights(
  { rightsValid, rightsUntil }: Pick<MembershipRow, 'rightsValid' | 'rightsUntil'>,
  bankDay: string,
): boolean {
  return rightsValid && areRightsValid(rightsUntil, bankDay);
}

/** Returns the rights of a day; expired ones also end the access to salaries. */
export function getRightsOn(
  seat: Pick<MembershipRow, 'rightsValid' | 'rightsUntil' | 'payrollAccess'>,
  bankDay: string,
): Pick<MembershipRow, 'rightsValid' | 'payrollAccess'> {
  return {
    rightsValid: hasValidRights(seat, bankDay),
    payrollAccess: areRightsValid(seat.rightsUntil, bankDay) ? seat.payrollAccess : PayrollAccess.none,
  };
}

function buildValidRightsCondition(bankDay: string) {
  return and(
    eq(membership.rightsValid, true),
    or(isNull(membership.rightsUntil), gte(membership.rightsUntil, bankDay)),
  );
}

/** Builds the condition for users of a company who may sign on a day; the query joins membership and user. */
export function buildSignerCondition(companyId: number, bankDay: string) {
  return and(
    eq(membership.companyId, companyId),
    buildValidRightsCondition(bankDay),
    inArray(appUser.status, [...MAY_WORK]),
    ne(membership.signatureRight, RIGHTS_OF_ROLE[Role.operator][0]),
  );
}

/** Rights may have been revoked or expired since the call. */
export async function readManager(
  tx: Queries,
  { userId, bankDay, membership: { companyId } }: CompanyCaller,
): Promise<UserManager | null> {
  const [found] = await tx
    .select()
    .from(membership)
    .where(and(eq(membership.userId, userId), eq(membership.companyId, companyId)));
  return found && areRightsValid(found.rightsUntil, bankDay) ? { ...found, userId: String(userId) } : null;
}

/** Reads the caller as a manager of users; null if they are none, or no longer. */
export async function readUserManager(tx: Queries, caller: CompanyCaller): Promise<UserManager | null> {
  const manager = await readManager(tx, caller);
  return manager && canManageUsers(manager) ? manager : null;
}

/** True if a seat manages users on a day. */
export function managesUsersOn(seat: MembershipRow, bankDay: string): boolean {
  return canManageUsers(seat) && areRightsValid(seat.rightsUntil, bankDay);
}

export async function canManageAll(
  tx: Queries,
  { userId, bankDay }: Pick<CompanyCaller, 'userId' | 'bankDay'>,
  companyIds: readonly number[],
): Promise<boolean> {
  for (const companyId of companyIds) {
    const seat = (await findMember(tx, companyId, String(userId)))?.membership;
    if (!seat || !managesUsersOn(seat, bankDay)) return false;
  }
  return true;
}

export async function findCompanyIds(queries: Queries, userId: number, role?: Role): Promise<readonly number[]> {
  const rows = await queries
    .select({ id: membership.companyId })
    .from(membership)
    .where(and(eq(membership.userId, userId), role === undefined ? undefined : eq(membership.role, role)));
  return rows.map(({ id }) => id);
}

/** Statuses of active users, also with a temporary password. */
export const MAY_WORK: readonly UserStatus[] = [UserStatus.active, UserStatus.temporaryPassword];

/** True if no other director can work without an end of rights. */
export async function isLastDirector(tx: Queries, companyId: number, { user, membership: seat }: Member) {
  if (seat.role !== Role.director) return false;
  const [other] = await tx
    .select({ id: appUser.id })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .where(
      and(
        eq(membership.companyId, companyId),
        eq(membership.role, Role.director),
        ne(membership.userId, user.id),
        inArray(appUser.status, [...MAY_WORK]),
        isNull(membership.rightsUntil),
      ),
    )
    .limit(1);
  return other === undefined;
}
