import type { Problem } from '@ncb/shared-kernel/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { refuseFields, type Outcome } from '../../outcome';
import { parseId } from '../parse-id';
import { CATALOGUE_ROWS_MAX } from './limits';

const { company } = schema;

type Table = typeof schema.correspondent | typeof schema.purpose | typeof schema.beneficiary;

interface Twin {
  readonly id: number;
  readonly isSame: boolean;
}

export interface Catalogue<Row> {
  readonly table: Table;
  readonly mainField: string;
  normalise(row: Row): Row;
  check(queries: Queries, rows: readonly Row[]): Promise<readonly (readonly Problem[])[]>;
  findTwin(tx: Queries, companyId: number, row: Row): Promise<Twin | null>;
  insert(tx: Queries, companyId: number, row: Row, bankDay: string): Promise<number>;
  update(tx: Queries, id: number, row: Row, bankDay: string): Promise<void>;
}

/** Locks the company, so that rows can be counted and compared. */
export async function lockCompany(tx: Queries, companyId: number): Promise<void> {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update');
}

export async function countRows(tx: Queries, table: Table, companyId: number): Promise<number> {
  return tx.$count(table, eq(table.companyId, companyId));
}

export async function findCompanyRows(
  tx: Queries,
  table: Table,
  companyId: number,
  ids: readonly string[],
): Promise<readonly number[]> {
  const requestedIds = ids.map(parseId).filter((id) => id !== null);
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.companyId, companyId), inArray(table.id, requestedIds)));
  return rows.map(({ id }) => id);
}

export function refuseTooMany(field: string): Outcome<never> {
  return refuseFields([{ field, key: 'tooManyRecords', params: { max: String(CATALOGUE_ROWS_MAX) } }]);
}
