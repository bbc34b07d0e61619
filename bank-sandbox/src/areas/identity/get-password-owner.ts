import type { Problem } from '@ncb/shared-kernel/domain';
import { checkGuessablePassword, type PasswordOwner } from '@ncb/shared-kernel/domain/rules';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { OWN_BANK } from '../banks/own-bank';
import { findCompanies, type User } from './users';

const { company } = schema;

/** Company names would let anyone test which companies are clients. */
export const OWNER_AT_BANK: PasswordOwner = { bank: [OWN_BANK.name] };

export async function getPasswordOwner(queries: Queries, user: User): Promise<PasswordOwner> {
  const companies = (await findCompanies(queries, user.id)).map((item) => item.company);
  const { login, lastName, firstName, middleName, taxCode, phone } = user;
  return { logins: [login], person: [lastName, firstName, middleName, taxCode, phone], ...toCompanyNames(companies) };
}

/** Reports a password that contains the company's name. */
export async function checkCompanyPassword(
  queries: Queries,
  companyId: number,
  password: string,
): Promise<readonly Problem[]> {
  const key = checkGuessablePassword(
    password,
    toCompanyNames(await queries.select().from(company).where(eq(company.id, companyId))),
  );
  return key === null ? [] : [{ field: 'password', key }];
}

function toCompanyNames(companies: readonly (typeof company.$inferSelect)[]): PasswordOwner {
  return {
    companies: companies.flatMap(({ shortName, fullName, englishName, code }) => [
      shortName,
      fullName,
      englishName,
      code,
    ]),
    ...OWNER_AT_BANK,
  };
}
