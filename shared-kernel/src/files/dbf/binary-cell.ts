import { addDays } from '../../domain/dates';
import { fromMinor } from '../../domain/money';
import type { Cell } from '../table';
import type { DbfField } from './header';

/** Currency has four decimals. */
const CURRENCY = 10_000n;
/** Days are counted from 1 January 4713 BC; this one is 1 January 1970. */
const JULIAN_1970 = 2_440_588;

/** What a field of FoxPro says that is kept in bytes; '' for an empty day. Source: Visual FoxPro, "Table File Structure" */
export function binaryCell(view: DataView, { type }: DbfField, at: number): Cell {
  switch (type) {
    case 'Y':
      return currencyText(view.getBigInt64(at, true));
    case 'B':
      return view.getFloat64(at, true);
    case 'I':
      return String(view.getInt32(at, true));
    default:
      return dayText(view.getInt32(at, true));
  }
}

/** An amount to the kopeck; more decimals stay and are refused by the rules. */
function currencyText(value: bigint): string {
  const [minor, rest] = [value / 100n, value % 100n];
  if (rest === 0n) return fromMinor(minor);
  const digits = (value < 0n ? -value : value).toString().padStart(5, '0');
  const sign = value < 0n ? '-' : '';
  return `${sign}${(BigInt(digits) / CURRENCY).toString()}.${digits.slice(-4).replace(/0+$/, '')}`;
}

function dayText(julian: number): string {
  return julian === 0 ? '' : addDays('1970-01-01', julian - JULIAN_1970);
}
