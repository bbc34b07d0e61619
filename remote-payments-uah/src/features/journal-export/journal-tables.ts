import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import type { ImportColumn } from '@ncb/shared-kernel/domain/rules';
import type { DocumentStatus, DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { isOwn } from '@ncb/shared-kernel/domain/workflow';
import type { ExportColumn, ExportTable } from '@ncb/shared-kernel/files';
import { EXPORT_COLUMN_NAMES, buildPaymentTable, type Payer } from '../export';

/**
 * Builds the table for other programs; in incoming payments the company is the receiver. Source:
 * docs/requirements/hryvnia-payments.md#export-columns.
 */
export function buildProgramTable(rows: readonly JournalRow[], company: Payer): ExportTable {
  const table = buildPaymentTable(rows, EXPORT_COLUMN_NAMES, company);
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

const JOURNAL_ONLY = ['kind', 'status', 'reason', 'creator', 'executed', 'uetr'] as const;
type JournalHeading = (typeof JOURNAL_ONLY)[number];

interface JournalTexts {
  heading(column: Heading): string;
  ownHeading(column: JournalHeading): string;
  kind(type: DocumentType): string;
  status(status: DocumentStatus): string;
  reason(sentence: string): string;
}

const WIDTH = 24;

/** Builds the table for people, with headings that the import recognises. */
export function buildReadableTable(rows: readonly JournalRow[], company: Payer, texts: JournalTexts): ExportTable {
  const table = buildProgramTable(rows, company);
  const getHeading = (name: string) => {
    const importHeading = HEADINGS.find((heading) => heading === name);
    return importHeading ? texts.heading(importHeading) : name;
  };
  const currencyPlace = table.columns.findIndex(({ name }) => name === 'cur_ref');
  const text = (column: JournalHeading): ExportColumn => ({
    name: texts.ownHeading(column),
    holds: 'text',
    length: WIDTH,
  });
  const cells: Record<JournalHeading, (row: JournalRow) => string> = {
    kind: ({ type }) => texts.kind(type),
    status: ({ status }) => texts.status(status),
    reason: ({ abortReason }) => (abortReason ? texts.reason(abortReason) : ''),
    creator: ({ creator }) => creator,
    executed: ({ confirmed }) => (confirmed ? toDottedMoment(confirmed) : ''),
    uetr: ({ uetr = '' }) => uetr,
  };
  return {
    columns: [
      ...table.columns.map((column) => ({ ...column, name: getHeading(column.name) })),
      ...JOURNAL_ONLY.map(text),
    ],
    rows: rows.map((row, index) => [
      ...(table.rows[index] ?? []).map((cell, place) => (place === currencyPlace ? row.currencyLetters : cell)),
      ...JOURNAL_ONLY.map((column) => cells[column](row)),
    ]),
  };
}
