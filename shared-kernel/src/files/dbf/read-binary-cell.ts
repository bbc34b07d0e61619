import { addDays } from '../../domain/dates';
import { formatMinor } from '../../domain/money';
import type { Cell } from '../table';
import type { DbfField } from './header';

/** Currency fields have four decimals. */
const CURRENCY = 10_000n;
/** Julian day number of 1 January 1970 (day 1 is 1 January 4713 BC). */
const JULIAN_1970 = 2_440_588;

/** Reads a binary FoxPro field; '' for an empty day. Source: Visual FoxPro, "Table File Structure" */
export function readBinaryCell(view: DataView, { type }: DbfField, at: number): Cell {
  switch (type) {
    case 'Y':
      return formatCurrency(view.getBigInt64(at, true));
    case 'B':
      return view.getFloat64(at, true);
    case 'I':
      return String(view.getInt32(at, true));
    default:
      return formatDay(view.getInt32(at, true));
  }
}

function formatCurrency(value: bigint): string {
  const [minor, rest] = [value / 100n, value % 100n];
  if (rest === 0n) return formatMinor(minor);
  const digits = (value < 0n ? -value : value).toString().padStart(5, '0');
  const sign = value < 0n ? '-' : '';
  return `${sign}${(BigInt(digits) / CURRENCY).toString()}.${digits.slice(-4).replace(/0+$/, '')}`;
}

function formatDay(julian: number): string {
  return julian === 0 ? '' : addDays('1970-01-01', julian - JULIAN_1970);
}
