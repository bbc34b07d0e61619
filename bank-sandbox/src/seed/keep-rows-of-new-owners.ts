import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../db';

/**
 * Keeps the rows of companies that have none, so that users' own rows are not mixed with seeded ones.
 * @param owner the table's column of the company
 */
export async function keepRowsOfNewOwners<Row extends { readonly companyId: number }>(
  tx: Queries,
  owner: PgColumn,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const ids = [...new Set(rows.map(({ companyId }) => companyId))];
  const found = await tx.selectDistinct({ companyId: owner }).from(owner.table).where(inArray(owner, ids));
  const owners = new Set(found.map(({ companyId }) => companyId));
  return rows.filter(({ companyId }) => !owners.has(companyId));
}
