import type { AnswerOf, listEmployees } from '@ncb/shared-kernel/api/contract';
import { PAYROLL_ROWS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { alphabetical } from '../../db/matches-search';
import { done, type Outcome } from '../../outcome';
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
      alphabetical(employee.lastName),
      alphabetical(employee.firstName),
      alphabetical(employee.middleName),
      asc(employee.id),
    )
    .limit(PAYROLL_ROWS_MAX);
  return done({ employees: rows.map(({ id, companyId: _companyId, ...row }) => ({ ...row, id: String(id) })) });
}
