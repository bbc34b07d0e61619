import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import type { ImportColumn } from '@ncb/shared-kernel/domain/rules';
import type { DocumentStatus, DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { isOwn } from '@ncb/shared-kernel/domain/workflow';
import type { ExportColumn, ExportTable } from '@ncb/shared-kernel/files';
import { EXPORT_COLUMN_NAMES, paymentTable, type Payer } from '../export/payment-table';

/**
 * Builds the table for other programs; in incoming payments the company is the payee. Source:
 * docs/requirements/hryvnia-payments.md#export-columns.
 */
export function programsTable(rows: readonly JournalRow[], company: Payer): ExportTable {
  const table = paymentTable(rows, EXPORT_COLUMN_NAMES, company);
  const names = table.columns.map(({ name }) => name);
  const places = names.map((name) => {
    const other = name.endsWith('_d') ? `${name.slice(0, -1)}c` : `${name.slice(0, -1)}d`;
    return /_[cd]$/.test(name) ? names.indexOf(other) : names.indexOf(name);
  });
  return {
    ...table,
    rows: table.rows.map((cells, index) => {
      const row = rows[index];
      return row && isOwn(row) ? cells : places.map((place) => cells[place] ?? '');
    }),
  };
}

const HEADINGS = [
  'oper_n',
  'oper_date',
  'oper_datev',
  'mfo_d',
  'acn_d',
  'okpo_d',
  'name_d',
  'sum_cur',
  'cur_ref',
  'mfo_c',
  'acn_c',
  'name_c',
  'okpo_c',
  'psp_c',
  'pay_purp',
  'spp_type',
  'spp_code',
  'spp_inf',
] as const satisfies readonly ImportColumn[];
type Heading = (typeof HEADINGS)[number];

const OF_JOURNAL = ['kind', 'status', 'reason', 'creator', 'executed'] as const;
export type JournalHeading = (typeof OF_JOURNAL)[number];

export interface JournalWords {
  heading(column: Heading): string;
  ownHeading(column: JournalHeading): string;
  kind(type: DocumentType): string;
  status(status: DocumentStatus): string;
  reason(sentence: string): string;
}

const WIDTH = 24;

/** Builds the table for people, with headings that the import recognises. */
export function peoplesTable(rows: readonly JournalRow[], company: Payer, words: JournalWords): ExportTable {
  const table = programsTable(rows, company);
  const headingOf = (name: string) => {
    const known = HEADINGS.find((heading) => heading === name);
    return known ? words.heading(known) : name;
  };
  const currencyPlace = table.columns.findIndex(({ name }) => name === 'cur_ref');
  const text = (column: JournalHeading): ExportColumn => ({
    name: words.ownHeading(column),
    holds: 'text',
    length: WIDTH,
  });
  const cells: Record<JournalHeading, (row: JournalRow) => string> = {
    kind: ({ type }) => words.kind(type),
    status: ({ status }) => words.status(status),
    reason: ({ abortReason }) => (abortReason ? words.reason(abortReason) : ''),
    creator: ({ creator }) => creator,
    executed: ({ confirmed }) => (confirmed ? toDottedMoment(confirmed) : ''),
  };
  return {
    columns: [...table.columns.map((column) => ({ ...column, name: headingOf(column.name) })), ...OF_JOURNAL.map(text)],
    rows: rows.map((row, index) => [
      ...(table.rows[index] ?? []).map((cell, place) => (place === currencyPlace ? row.currencyLetters : cell)),
      ...OF_JOURNAL.map((column) => cells[column](row)),
    ]),
  };
}
