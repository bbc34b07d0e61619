import { restoreLeadingZeros } from '../../domain/identifiers';
import type { ImportColumn, ImportRow } from '../../domain/rules';
import type { Cell } from '../table';
import { convertSerialToDay } from '../workbook-days';

/** Differences below 0.000005 are rounding errors of binary numbers, as in 0.1 + 0.2. */
const NOISE = 0.000005;

type Kind = 'day' | 'amount' | 'code' | 'bankCode' | 'idCard' | 'text';

const KINDS: Readonly<Partial<Record<ImportColumn, Kind>>> = {
  oper_date: 'day',
  oper_datev: 'day',
  sum_cur: 'amount',
  ud_code: 'code',
  uc_code: 'code',
  mfo_d: 'bankCode',
  mfo_c: 'bankCode',
  psp_c: 'idCard',
};

/**
 * Returns a cell as text. A number of a workbook is a day, an amount or a code without its leading zeros; {@link
 * withZeros} restores and reports them. Source: docs/requirements/files-and-printing.md#reading-tables.
 */
export function toCellText(column: ImportColumn, cell: Cell, is1904 = false): string {
  if (typeof cell === 'string') return cell;
  switch (KINDS[column] ?? 'text') {
    case 'day':
      return toDayText(cell, is1904);
    case 'amount':
      return toAmountText(cell);
    case 'code':
      return String(cell).padStart(8, '0');
    case 'bankCode':
      return String(cell).padStart(6, '0');
    case 'idCard':
      return String(cell).padStart(9, '0');
    case 'text':
      return String(cell);
  }
}

/** Converts a workbook's day number; larger numbers are days written as 20260715. */
export function toDayText(cell: number, is1904: boolean): string {
  return convertSerialToDay(cell, is1904) ?? String(cell);
}

/** Formats a number as an amount: rounding errors are removed, an intended third decimal remains and is refused. */
export function toAmountText(amount: number): string {
  const rounded = amount.toFixed(2);
  return Math.abs(amount - Number(rounded)) < NOISE ? rounded : String(amount);
}

/** Codes with a check digit; a party's code may also be an ID card number, which has none. */
const CODE_COLUMNS: readonly ImportColumn[] = ['okpo_d', 'okpo_c'];

/** Restores leading zeros that a spreadsheet removed; `restored` has the original texts. */
export function restoreCodeZeros(row: ImportRow): { readonly row: ImportRow; readonly restored?: ImportRow } {
  const found = CODE_COLUMNS.flatMap((column) => {
    const original = row[column]?.trim() ?? '';
    const code = restoreLeadingZeros(original);
    return code === null ? [] : [{ column, said: original, code }];
  });
  if (found.length === 0) return { row };
  return {
    row: { ...row, ...Object.fromEntries(found.map(({ column, code }) => [column, code])) },
    restored: Object.fromEntries(found.map(({ column, said: original }) => [column, original])),
  };
}
