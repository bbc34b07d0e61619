import { CompanyStatus, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Refusal } from '../../outcome';
import { schema, type Queries } from '../../db';

const { appUser, company, membership } = schema;

export type User = typeof appUser.$inferSelect;

export async function findUserByLogin(queries: Queries, login: string): Promise<User | null> {
  const [found] = await queries.select().from(appUser).where(eq(appUser.login, login));
  return found ?? null;
}

export async function findUserById(queries: Queries, id: number): Promise<User> {
  const [found] = await queries.select().from(appUser).where(eq(appUser.id, id));
  if (!found) throw new Error(`no user ${id}`);
  return found;
}

/** Finds the user's companies, active ones first. */
export async function findCompanies(queries: Queries, userId: number) {
  return queries
    .select({ company, membership })
    .from(membership)
    .innerJoin(company, eq(company.id, membership.companyId))
    .where(eq(membership.userId, userId))
    .orderBy(desc(eq(company.status, CompanyStatus.active)), asc(company.id));
}

/**
 * Returns why a user with the right password may not sign in. Source:
 * docs/requirements/shell-accounts-admin.md#sign-in-flow, docs/requirements/shell-accounts-admin.md#sign-in-codes.
 */
export async function findSignInRefusal(queries: Queries, user: User, bankDay: string): Promise<Refusal | null> {
  const userStatus = user.status;
  if (userStatus === UserStatus.registered) return { code: 'unknown_account', userStatus };
  if (userStatus === UserStatus.blocked) return { code: 'blocked_user_account', userStatus };
  if (userStatus === UserStatus.inactive) return { code: 'inactive_user_account', userStatus };
  if (user.passwordExpires !== null && user.passwordExpires < bankDay) return { code: 'pwd_expired', userStatus };
  const companies = await findCompanies(queries, user.id);
  return companies.length === 0 ? { code: 'invalid_clnt_status', userStatus } : null;
}

/** Returns `Тестенко І. П.` */
export function formatShortName(user: Pick<User, 'lastName' | 'firstName' | 'middleName'>): string {
  const initials = [user.firstName, user.middleName].filter((name) => name !== '').map((name) => `${name[0]}.`);
  return [user.lastName, ...initials].join(' ');
}

/** Finds short names by user id. */
export async function findShortNames(queries: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  // Named columns only: the table also holds password hashes.
  const users = await queries
    .select({
      id: appUser.id,
      lastName: appUser.lastName,
      firstName: appUser.firstName,
      middleName: appUser.middleName,
    })
    .from(appUser)
    .where(inArray(appUser.id, [...new Set(ids)]));
  return new Map(users.map((user) => [user.id, formatShortName(user)]));
}

/** Returns `*** *** 1000`. */
export function maskPhone(phone: string): string {
  return `*** *** ${phone.slice(-4)}`;
}
