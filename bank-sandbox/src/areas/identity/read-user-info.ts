import type { ClientInfo, CurrentUser, getUserInfo, RequestOf } from '@ncb/shared-kernel/api/contract';
import { TABLE_PAGE_SIZES } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, eq } from 'drizzle-orm';
import type { UserCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import type { CounterName } from '../../db/schema';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../parse-id';
import { OWN_BANK } from '../banks/own-bank';
import { findKeyEnd } from '../signing/certificates';
import { getRightsOn } from '../users/members';
import { findOnlyFirstKeyEnd } from './find-only-first-key-end';
import { findCompanies, findUserById, type User } from './users';

const { account, counter, salaryProject } = schema;

/** Answers `get_user_info` for the requested company, else for the first active one. */
export async function readUserInfo(
  { db }: Services,
  caller: UserCaller,
  { companyRef }: RequestOf<typeof getUserInfo>,
): Promise<Outcome<ClientInfo>> {
  const companies = await findCompanies(db.queries, caller.userId);
  const place =
    companyRef === null ? companies[0] : companies.find(({ company }) => company.id === parseId(companyRef));
  if (!place) return refuse('notFound');
  const { company, membership } = place;
  const next = await readNextNumbers(db.queries, company.id);
  return succeed({
    bankClientId: String(company.id),
    bankCode: OWN_BANK.code,
    bankName: OWN_BANK.name,
    bankSwift: OWN_BANK.swift,
    companyRef: String(company.id),
    companyStatus: company.status,
    signScheme: company.signScheme,
    bankDay: caller.bankDay,
    nextPaymentNumber: next('payment'),
    nextCurrencyPaymentNumber: next('currencyPayment'),
    nextCurrencyRequestNumber: next('currencyRequest'),
    nextPayrollNumber: next('payroll'),
    user: {
      ...buildCurrentUser(await findUserById(db.queries, caller.userId), membership, caller),
      keyUntil: await findKeyEnd(db.queries, caller.userId, caller.at),
    },
    companies: companies.map((item) => ({
      ref: String(item.company.id),
      shortName: item.company.shortName,
      status: item.company.status,
      code: item.company.code,
    })),
    hasPayrollProject: company.hasPayrollProject,
    salaryProjects: await findSalaryProjects(db.queries, company.id),
    onlyFirstKeyUntil: await findOnlyFirstKeyEnd(db.queries, company.id, caller),
  });
}

function buildCurrentUser(
  user: User,
  membership: (typeof schema.membership)['$inferSelect'],
  { previousSignInAt, bankDay }: UserCaller,
): Omit<CurrentUser, 'keyUntil'> {
  return {
    userId: String(user.id),
    role: membership.role,
    status: user.status,
    firstName: user.firstName,
    middleName: user.middleName,
    lastName: user.lastName,
    lastLogin: previousSignInAt && toKyivMoment(previousSignInAt),
    passwordExpires: user.passwordExpires,
    ...getRightsOn(membership, bankDay),
    ...(membership.rightsUntil !== null && { rightsUntil: membership.rightsUntil }),
    accessMode: user.accessMode,
    isAdministrator: membership.isAdministrator,
    signatureRight: membership.signatureRight,
    position: membership.position,
    settings: {
      timeoutInterval: user.settings.timeoutInterval ?? null,
      showClosed: user.settings.showClosed ?? false,
      language: user.settings.language ?? null,
      ...getPageSizes(user),
      ...(user.settings.columns && { columns: user.settings.columns }),
      ...(user.settings.favouriteAccounts && { favouriteAccounts: user.settings.favouriteAccounts }),
      ...(user.settings.savedSearches && { savedSearches: user.settings.savedSearches }),
      ...(user.settings.startPage && { startPage: user.settings.startPage }),
      ...(user.settings.taxReminders && { taxReminders: user.settings.taxReminders }),
    },
  };
}

function getPageSizes({ settings: { pageSizes = {} } }: User): Pick<CurrentUser['settings'], 'pageSizes'> {
  const sizes = Object.entries(pageSizes).flatMap(([table, size]) =>
    TABLE_PAGE_SIZES.filter((offered) => offered === size).map((offered) => [table, offered] as const),
  );
  return sizes.length > 0 ? { pageSizes: Object.fromEntries(sizes) } : {};
}

async function findSalaryProjects(queries: Queries, companyId: number) {
  const rows = await queries
    .select({ id: account.id, number: account.number })
    .from(salaryProject)
    .innerJoin(account, eq(account.id, salaryProject.transitAccountId))
    .where(eq(salaryProject.companyId, companyId))
    .orderBy(asc(account.id));
  return rows.map(({ id, number }) => ({ id: String(id), transitAccount: number }));
}

async function readNextNumbers(queries: Queries, companyId: number): Promise<(name: CounterName) => number> {
  const rows = await queries.select().from(counter).where(eq(counter.companyId, companyId));
  return (name) => rows.find((row) => row.name === name)?.nextValue ?? 1;
}
