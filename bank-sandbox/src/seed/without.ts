import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../db';

/**
 * The rows of companies that have none yet in a table that cannot know a row again: what somebody has begun himself is
 * his, and is not mixed with ours.
 * @param owner the table's column of the company
 */
export async function ofCompaniesWithout<Row extends { readonly companyId: number }>(
  tx: Queries,
  owner: PgColumn,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const ids = [...new Set(rows.map(({ companyId }) => companyId))];
  const found = await tx.selectDistinct({ companyId: owner }).from(owner.table).where(inArray(owner, ids));
  const owners = new Set(found.map(({ companyId }) => companyId));
  return rows.filter(({ companyId }) => !owners.has(companyId));
}
