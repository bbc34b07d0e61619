import type { AnswerOf, listEmployeeAccounts, RequestOf } from '@ncb/shared-kernel/api/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../parse-id';

const { employee, employeeAccount } = schema;

/** Answers `get_employee_accounts`, the present one first. */
export async function findEmployeeAccounts(
  { db }: Services,
  { membership }: CompanyCaller,
  { id }: RequestOf<typeof listEmployeeAccounts>,
): Promise<Outcome<AnswerOf<typeof listEmployeeAccounts>>> {
  const accounts = await db.queries
    .select({ account: employeeAccount.account, since: employeeAccount.since, until: employeeAccount.until })
    .from(employeeAccount)
    .innerJoin(employee, eq(employee.id, employeeAccount.employeeId))
    .where(and(eq(employee.id, parseId(id) ?? 0), eq(employee.companyId, membership.companyId)))
    .orderBy(desc(employeeAccount.id));
  return accounts.length > 0 ? succeed({ accounts }) : refuse('notFound');
}
