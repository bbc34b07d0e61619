import type { Problem } from '@ncb/shared-kernel/domain';
import { checkGuessablePassword, type PasswordOwner } from '@ncb/shared-kernel/domain/rules';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { OWN_BANK } from '../banks/own-bank';
import { companiesOf, type User } from './users';

const { company } = schema;

/** What is known before it is clear which company a new person belongs to: nobody may probe for its names. */
export const OWNER_AT_BANK: PasswordOwner = { bank: [OWN_BANK.name] };

/** The words around a user by which his password must not be guessed. */
export async function ownerOfPassword(queries: Queries, user: User): Promise<PasswordOwner> {
  const companies = (await companiesOf(queries, user.id)).map((item) => item.company);
  const { login, lastName, firstName, middleName, taxCode, phone } = user;
  return { logins: [login], person: [lastName, firstName, middleName, taxCode, phone], ...around(companies) };
}

/** The problem of a new person's password that holds the name of the company. */
export async function companyPasswordProblems(
  queries: Queries,
  companyId: number,
  password: string,
): Promise<readonly Problem[]> {
  const key = checkGuessablePassword(
    password,
    around(await queries.select().from(company).where(eq(company.id, companyId))),
  );
  return key === null ? [] : [{ field: 'passwd', key }];
}

function around(companies: readonly (typeof company.$inferSelect)[]): PasswordOwner {
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
