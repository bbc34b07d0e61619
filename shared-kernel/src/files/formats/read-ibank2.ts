import type { ImportColumn } from '../../domain/rules';
import { read, refuse, type Reading } from '../reading';
import { splitLines, splitPair } from './lines';
import type { ImportRecord, ImportRecords } from './record';

const MARKER = /^Content-Type\s*=\s*doc\//i;
const PAYMENTS = /^Content-Type\s*=\s*doc\/ua_payment\s*$/i;

const COLUMNS: ReadonlyMap<string, ImportColumn> = new Map([
  ['NUM_DOC', 'oper_n'],
  ['DATE_DOC', 'oper_date'],
  ['VALUE_DATE', 'oper_datev'],
  ['AMOUNT', 'sum_cur'],
  ['CLN_ACCOUNT', 'acn_d'],
  ['CLN_NAME', 'name_d'],
  ['CLN_OKPO', 'okpo_d'],
  ['CLN_BANK_MFO', 'mfo_d'],
  ['RCPT_ACCOUNT', 'acn_c'],
  ['RCPT_NAME', 'name_c'],
  ['RCPT_OKPO', 'okpo_c'],
  ['RCPT_BANK_MFO', 'mfo_c'],
  ['PAYMENT_DETAILS', 'pay_purp'],
]);

export function isIBank2(text: string): boolean {
  return MARKER.test(text);
}

/**
 * Reads the payments of an iBank 2 UA text: `KEY=value` lines, documents separated by empty lines or a repeated first
 * key. Source: docs/requirements/banking-rules.md#file-layouts.
 */
export function readIBank2(text: string): Reading<ImportRecords> {
  const [first, ...lines] = splitLines(text);
  if (!PAYMENTS.test(first?.text ?? '')) return refuse('unknownStructure');
  const records: ImportRecord[] = [];
  let open: { line: number; row: Partial<Record<ImportColumn, string>> } | null = null;
  for (const { line, text: said } of lines) {
    const [key, value] = splitPair(said);
    const column = COLUMNS.get(key.toUpperCase());
    const isNext = key === '' || (column !== undefined && open?.row[column] !== undefined);
    if (open && isNext) {
      records.push(open);
      open = null;
    }
    if (key === '' || MARKER.test(said)) continue;
    open ??= { line, row: {} };
    if (column) open.row[column] = value;
  }
  return read(open ? [...records, open] : records);
}
