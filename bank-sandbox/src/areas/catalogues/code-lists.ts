import type { AnswerOf, listDomain, listPayrollTypes, RequestOf } from '@ncb/shared-kernel/api/contract';
import { asc, eq } from 'drizzle-orm';
import type { UserCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import type { CodeListName } from '../../db/schema';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';

const { listCode } = schema;

/** Answers `get_catalog`. */
export async function findCodes(
  { db }: Services,
  _caller: UserCaller,
  { catalogue }: RequestOf<typeof listDomain>,
): Promise<Outcome<AnswerOf<typeof listDomain>>> {
  const rows = await findListRows(db.queries, catalogue);
  return succeed({
    rows: rows.map(({ code, name, isJuridical }) => ({ code, name, ...(isJuridical !== null && { isJuridical }) })),
  });
}

/** Answers `get_catalog`, `payroll_types`. */
export async function findPayrollTypes(
  { db }: Services,
  _caller: UserCaller,
): Promise<Outcome<AnswerOf<typeof listPayrollTypes>>> {
  const rows = await findListRows(db.queries, 'payroll_types');
  return succeed({ rows: rows.map(({ code, name }) => ({ id: code, name })) });
}

async function findListRows(queries: Queries, list: CodeListName) {
  return queries.select().from(listCode).where(eq(listCode.list, list)).orderBy(asc(listCode.place));
}
