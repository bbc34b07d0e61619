import type { StatementBalanceFormat, StatementTableFormat } from '../../../domain/vocabulary';
import type { WrittenFile } from '../export-table';
import { writeCsv } from '../write-csv';
import { writeDbf } from '../write-dbf';
import { writeBalances } from './write-balances';
import type { StatementToWrite } from './statement-to-write';
import {
  buildCorpLightTable,
  buildDbfTable,
  buildStatementTable,
  type OperationOfTable,
  type StatementHeading,
} from './table-columns';

interface StatementTableToWrite {
  readonly rows: readonly OperationOfTable[];
  readonly head: Pick<StatementToWrite, 'clientName' | 'clientCode' | 'bank'>;
  readonly headings: Readonly<Record<StatementHeading, string>>;
  /** `yyyy-MM-dd`, written into dBase. */
  readonly today: string;
}

export type StatementFileOrder =
  | { readonly format: StatementBalanceFormat; readonly statement: StatementToWrite }
  | { readonly format: Exclude<StatementTableFormat, 'pdf'>; readonly table: StatementTableToWrite };

/**
 * Writes a statement's file.
 * @param onProgress called from time to time with the number of operations written
 */
export async function writeStatement(
  order: StatementFileOrder,
  onProgress: (done: number) => void,
): Promise<WrittenFile> {
  if ('statement' in order) return writeBalances(order.statement, order.format, onProgress);
  const { rows, head, headings, today } = order.table;
  switch (order.format) {
    case 'csv':
      return writeCsv(buildStatementTable(rows, head, headings), 'utf-8', true);
    case 'xlsx':
      return (await import('../write-workbook')).writeWorkbook(buildStatementTable(rows, head, headings));
    case 'dbf':
      return writeDbf(buildDbfTable(rows, head), 'windows-1251', today);
    case 'dbf-cp866':
      return writeDbf(buildDbfTable(rows, head), 'cp866', today);
    case 'dbf-corplight':
      return writeDbf(buildCorpLightTable(rows, head), 'windows-1251', today);
    case 'dbf-corplight-cp866':
      return writeDbf(buildCorpLightTable(rows, head), 'cp866', today);
  }
}
