import type { AnswerOf, listEmployees } from '@ncb/shared-kernel/api/contract';
import { PAYROLL_ROWS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { orderAlphabetically } from '../../db/build-search-condition';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';

const { employee } = schema;

/** Answers `get_employees`, with former ones. */
export async function findEmployees(
  { db }: Services,
  { membership }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof listEmployees>>> {
  const rows = await db.queries
    .select()
    .from(employee)
    .where(eq(employee.companyId, membership.companyId))
    .orderBy(
      orderAlphabetically(employee.lastName),
      orderAlphabetically(employee.firstName),
      orderAlphabetically(employee.middleName),
      asc(employee.id),
    )
    .limit(PAYROLL_ROWS_MAX);
  return succeed({ employees: rows.map(({ id, companyId: _companyId, ...row }) => ({ ...row, id: String(id) })) });
}
