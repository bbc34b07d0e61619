import { managesUsers, rightsHold, type UserManager } from '@ncb/shared-kernel/domain/rules';
import { PayrollAccess, Role, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, gte, inArray, isNull, ne, or } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { parseId } from '../ids';

const { appUser, company, membership } = schema;

export type MembershipRow = typeof membership.$inferSelect;

/** A person of a company with what he is there. */
export interface Member {
  readonly user: typeof appUser.$inferSelect;
  readonly membership: MembershipRow;
}

/** Somebody of the caller's company by the wire's id; null for an unknown one and for somebody else's. */
export async function findMember(queries: Queries, companyId: number, userId: string): Promise<Member | null> {
  const [found] = await queries
    .select({ user: appUser, membership })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    // Nobody has the id 0.
    .where(and(eq(membership.companyId, companyId), eq(membership.userId, parseId(userId) ?? 0)));
  return found ?? null;
}

/**
 * Locks companies against changes of their people, in the order of their ids. Without it two directors could take each
 * other away at the same moment and leave the company with none.
 */
export async function lockCompanies(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: company.id })
    .from(company)
    .where(inArray(company.id, [...ids]))
    .orderBy(asc(company.id))
    .for('no key update');
}

/** Whether the rights of a seat hold on a day of the bank: given, and not ended. */
export function hasRights(
  { rightsValid, rightsUntil }: Pick<MembershipRow, 'rightsValid' | 'rightsUntil'>,
  bankDay: string,
): boolean {
  return rightsValid && rightsHold(rightsUntil, bankDay);
}

/** What of his seat depends on the day: of salaries he sees nothing any more once his rights have ended. */
export function rightsOn(
  seat: Pick<MembershipRow, 'rightsValid' | 'rightsUntil' | 'payrollAccess'>,
  bankDay: string,
): Pick<MembershipRow, 'rightsValid' | 'payrollAccess'> {
  return {
    rightsValid: hasRights(seat, bankDay),
    payrollAccess: rightsHold(seat.rightsUntil, bankDay) ? seat.payrollAccess : PayrollAccess.none,
  };
}

/** Whose rights hold, asked of the database. */
export function holdsOn(bankDay: string) {
  return and(
    eq(membership.rightsValid, true),
    or(isNull(membership.rightsUntil), gte(membership.rightsUntil, bankDay)),
  );
}

/**
 * The caller as a manager, as he stands inside the transaction: his rights may have been taken away since he called, or
 * have ended.
 */
export async function managerNow(
  tx: Queries,
  { userId, bankDay, membership: { companyId } }: CompanyCaller,
): Promise<UserManager | null> {
  const [found] = await tx
    .select()
    .from(membership)
    .where(and(eq(membership.userId, userId), eq(membership.companyId, companyId)));
  return found && rightsHold(found.rightsUntil, bankDay) ? { ...found, userId: String(userId) } : null;
}

/** True if the caller manages the users of each of these companies. */
export async function managesAll(
  tx: Queries,
  { userId, bankDay }: Pick<CompanyCaller, 'userId' | 'bankDay'>,
  companyIds: readonly number[],
): Promise<boolean> {
  for (const companyId of companyIds) {
    const seat = (await findMember(tx, companyId, String(userId)))?.membership;
    if (!seat || !managesUsers(seat) || !rightsHold(seat.rightsUntil, bankDay)) return false;
  }
  return true;
}

/** Ids of the companies of a user, in which he may be limited to one role. */
export async function companyIdsOf(queries: Queries, userId: number, role?: Role): Promise<readonly number[]> {
  const rows = await queries
    .select({ id: membership.companyId })
    .from(membership)
    .where(and(eq(membership.userId, userId), role === undefined ? undefined : eq(membership.role, role)));
  return rows.map(({ id }) => id);
}

/** Who may work, now or as soon as he has a password of his own. */
export const MAY_WORK: readonly UserStatus[] = [UserStatus.active, UserStatus.temporaryPassword];

/** True if a company would be left without any director who can work and whose rights do not end. */
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
