import type { Problem } from '@ncb/shared-kernel/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { refuseFields, type Outcome } from '../../outcome';
import { parseId } from '../ids';
import { CATALOGUE_ROWS_MAX } from './limits';

const { company } = schema;

type Table = typeof schema.correspondent | typeof schema.purpose | typeof schema.beneficiary;

/** A row that stands for the same thing as another one; `isSame` if nothing would change by it. */
export interface Twin {
  readonly id: number;
  readonly isSame: boolean;
}

/** What differs between the catalogues that a company keeps. */
export interface Catalogue<Row> {
  readonly table: Table;
  /** Where it is told that a row exists already. */
  readonly mainField: string;
  /** The row as it is stored: codes and accounts without the spaces that people paste with them. */
  normalise(row: Row): Row;
  /** The problems of each row. */
  check(queries: Queries, rows: readonly Row[]): Promise<readonly (readonly Problem[])[]>;
  findTwin(tx: Queries, companyId: number, row: Row): Promise<Twin | null>;
  insert(tx: Queries, companyId: number, row: Row): Promise<number>;
  /** Of a row that the company has. */
  update(tx: Queries, id: number, row: Row): Promise<void>;
}

/** Until the transaction ends nobody else changes what the company keeps: rows can be counted and compared. */
export async function lockCompany(tx: Queries, companyId: number): Promise<void> {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update');
}

/** How many rows a company has in a catalogue. */
export async function countRows(tx: Queries, table: Table, companyId: number): Promise<number> {
  return tx.$count(table, eq(table.companyId, companyId));
}

/** The ids of the wire that are rows of the company, each once. */
export async function rowsOfCompany(
  tx: Queries,
  table: Table,
  companyId: number,
  ids: readonly string[],
): Promise<readonly number[]> {
  const wanted = ids.map(parseId).filter((id) => id !== null);
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.companyId, companyId), inArray(table.id, wanted)));
  return rows.map(({ id }) => id);
}

export function refuseTooMany(field: string): Outcome<never> {
  return refuseFields([{ field, key: 'tooManyRecords', params: { max: String(CATALOGUE_ROWS_MAX) } }]);
}
