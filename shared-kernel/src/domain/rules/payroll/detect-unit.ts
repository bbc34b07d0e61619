import { formatMinor, parseAmount, toMinor, type ParsedAmount } from '../../money';
import { readKopeckAmount } from './read-kopeck-amount';

/** Meaning of bare digits: one per file, never per value. */
export const AMOUNT_UNITS = ['kopecks', 'hryvnias'] as const;
export type AmountUnit = (typeof AMOUNT_UNITS)[number];

export interface ControlTotal {
  readonly text: string;
  /** Null: in the unit of the rows. */
  readonly unit: AmountUnit | null;
}

export interface DetectedUnit {
  /** Null: the user must decide. */
  readonly unit: AmountUnit | null;
  /** Evidence that decided it. */
  readonly by: 'decimals' | 'layout' | 'control' | null;
  readonly totals: Readonly<Record<AmountUnit, string>>;
  /** Unreadable rows are not in the totals. */
  readonly unreadable: number;
}

const SPACES = /[\s\u00a0\u202f\u2009]/g;
const WHOLE = /^[0-9]+$/;

/** Applies the unit to bare digits only. */
export function readAmountIn(unit: AmountUnit, text: string): ParsedAmount {
  return unit === 'kopecks' ? readKopeckAmount(text) : parseAmount(text);
}

/**
 * Detects the unit: amounts with decimals mean hryvnias; else the layout; else the control total, if one unit matches.
 * On contradictions the user decides: a wrong unit pays a hundred times too much. Source:
 * docs/requirements/payroll.md#amount-unit,
 * docs/requirements/banking-rules.md#doubts-of-later-areas.
 * @param fixed unit by the layout or the column's heading
 */
export function detectUnit(
  amounts: readonly string[],
  { fixed, control }: { readonly fixed: AmountUnit | null; readonly control: ControlTotal | null },
): DetectedUnit {
  const compact = amounts.map((amount) => amount.replace(SPACES, ''));
  const units = { kopecks: sumMinor(compact, 'kopecks'), hryvnias: sumMinor(compact, 'hryvnias') };
  const totals = { kopecks: formatMinor(units.kopecks.sum), hryvnias: formatMinor(units.hryvnias.sum) };
  const found = { totals, unreadable: units.hryvnias.unreadable };
  const wholes = compact.filter((amount) => WHOLE.test(amount)).length;
  const withDecimals = compact.length - wholes - found.unreadable;
  const byControl = findUnitByControl(totals, control);
  if (withDecimals > 0 && !(fixed === 'kopecks' && wholes > 0)) return { ...found, unit: 'hryvnias', by: 'decimals' };
  if (fixed !== null && withDecimals === 0 && (byControl === null || byControl === fixed))
    return { ...found, unit: fixed, by: 'layout' };
  if (fixed === null || withDecimals > 0) return { ...found, unit: byControl, by: byControl && 'control' };
  return { ...found, unit: null, by: null };
}

/** Returns hryvnias; null if it is no amount. */
export function readControlTotal(control: ControlTotal, unit: AmountUnit): string | null {
  const minor = readMinor(control.text.replace(SPACES, ''), control.unit ?? unit);
  return minor === null ? null : formatMinor(minor);
}

/**
 * Combines totals of departments: the one equal to the rows' sum; else the largest, if it is the sum of the others;
 * else their sum. Null if one is no amount.
 * @param amounts of the rows, as in the file
 */
export function combineTotals(totals: readonly string[], amounts: readonly string[]): string | null {
  const minors = totals.map((text) => readMinor(text.replace(SPACES, ''), 'hryvnias'));
  const { sum: rows } = sumMinor(
    amounts.map((amount) => amount.replace(SPACES, '')),
    'hryvnias',
  );
  const matchingTotal = totals[minors.indexOf(rows)];
  if (matchingTotal !== undefined) return matchingTotal;
  if (minors.length < 2) return totals[0] ?? null;
  if (minors.includes(null)) return null;
  const sums = minors.map((minor) => minor ?? 0n);
  const all = sums.reduce((sum, minor) => sum + minor, 0n);
  const largest = sums.reduce((most, minor) => (minor > most ? minor : most), 0n);
  if (largest * 2n === all) return totals[sums.indexOf(largest)] ?? null;
  return totals.every((text) => WHOLE.test(text.replace(SPACES, ''))) ? String(all / 100n) : formatMinor(all);
}

/** Ignores a total in the rows' own unit, which matches both or none. */
function findUnitByControl(totals: DetectedUnit['totals'], control: ControlTotal | null): AmountUnit | null {
  if (!control) return null;
  const agreeing = AMOUNT_UNITS.filter((unit) => readControlTotal(control, unit) === totals[unit]);
  return agreeing.length === 1 ? (agreeing[0] ?? null) : null;
}

function sumMinor(amounts: readonly string[], unit: AmountUnit) {
  let [sum, unreadable] = [0n, 0];
  for (const amount of amounts) {
    const minor = readMinor(amount, unit);
    if (minor === null) unreadable += 1;
    else sum += minor;
  }
  return { sum, unreadable };
}

/** Allows more than one payment's limit: a total may be larger. */
function readMinor(compact: string, unit: AmountUnit): bigint | null {
  if (WHOLE.test(compact)) return BigInt(compact) * (unit === 'kopecks' ? 1n : 100n);
  if (/^[0-9]+[.,][0-9]{1,2}$/.test(compact)) return toMinor(compact.replace(',', '.'));
  const parsed = parseAmount(compact);
  return parsed.ok ? toMinor(parsed.amount) : null;
}
