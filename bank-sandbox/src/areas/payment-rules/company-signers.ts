import type { PaymentRules } from '@ncb/shared-kernel/domain/rules';
import { Role, type PayrollAccess, type SignatureRight, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { findShortNames, formatShortName } from '../identity/users';
import { buildSignerCondition } from '../users/members';

const { appUser, membership } = schema;

interface CompanySigner {
  readonly userId: number;
  readonly name: string;
  readonly right: SignatureRight;
  readonly isDirector: boolean;
  readonly payrollAccess: PayrollAccess;
  /** False until the user has changed the first password: nothing can be signed before. */
  readonly isActive: boolean;
}

/** Lists who may sign for a company on a day, by name. */
export async function listSigners(
  queries: Queries,
  companyId: number,
  bankDay: string,
): Promise<readonly CompanySigner[]> {
  const rows = await queries
    .select({
      user: appUser,
      right: membership.signatureRight,
      role: membership.role,
      payrollAccess: membership.payrollAccess,
    })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .where(buildSignerCondition(companyId, bankDay))
    .orderBy(asc(appUser.lastName), asc(appUser.id));
  return rows.map(({ user, right, role, payrollAccess }) => ({
    userId: user.id,
    name: formatShortName(user),
    right,
    isDirector: role === Role.director,
    payrollAccess,
    isActive: user.status === UserStatus.active,
  }));
}

/** Reads the short names of people with a limit of their own, by wire id; their membership may have ended. */
export async function readLimitedNames(
  queries: Queries,
  ...rules: readonly PaymentRules[]
): Promise<ReadonlyMap<string, string>> {
  const ids = rules.flatMap(({ approval }) => approval.people.map(({ userId }) => Number(userId)));
  const names = await findShortNames(queries, ids);
  return new Map([...names].map(([id, name]) => [String(id), name]));
}

/** Reads the ids of a company's directors, whether their rights are valid or not: so signatures are judged. */
export async function readDirectors(queries: Queries, companyId: number): Promise<ReadonlySet<number>> {
  const directors = await queries
    .select({ userId: membership.userId })
    .from(membership)
    .where(and(eq(membership.companyId, companyId), eq(membership.role, Role.director)));
  return new Set(directors.map(({ userId }) => userId));
}
