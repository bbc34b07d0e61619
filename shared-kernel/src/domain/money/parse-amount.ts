import { AMOUNT_MAX, AMOUNT_MIN } from '../vocabulary';
import { formatMinor, readKopecks, toMinor } from './minor-units';

export type AmountProblemKey = 'incorrectAmount' | 'lessThan1' | 'tooMuch';

export type ParsedAmount =
  | { readonly ok: true; readonly amount: string }
  | { readonly ok: false; readonly key: AmountProblemKey };

const SPACES = /[\s\u00a0\u202f\u2009]/g;
/** Spaces only between groups of three: `12 50` may mean 12,50 or 1 250. */
const SPACE_GROUPED = /^[0-9]{1,3}(?: [0-9]{3})+(?![0-9 ])/;
const HRYVNIA = /(?:грн\.?|uah|₴)$/i;
const [LEAST, MOST] = [toMinor(AMOUNT_MIN), toMinor(AMOUNT_MAX)];
/** `1234`, `1234.5`, `1234,56` */
const PLAIN = /^[0-9]+(?:[.,][0-9]{1,2})?$/;
/** `1.234,56`, `12.345.678,90` */
const POINT_GROUPED = /^[0-9]{1,3}(?:\.[0-9]{3})+,[0-9]{1,2}$/;
/** `1,234.56`; several commas are refused, as in the reference vectors */
const COMMA_GROUPED = /^[0-9]{1,3},[0-9]{3}\.[0-9]{1,2}$/;

/**
 * Reads a typed amount. `12,345` and `1.234` are refused as ambiguous. Source:
 * docs/requirements/hryvnia-payments.md#amount.
 * @param text spaces between thousands and a trailing `грн` are dropped
 * @returns the wire form (digits, point, two decimals) or the catalogue key
 */
export function parseAmount(text: string): ParsedAmount {
  // Nearly all amounts of files; 50,000 of them are read twice.
  const isWritten = readKopecks(text) !== null;
  const plain = isWritten ? text : toPlainDecimal(withoutGroupSpaces(text));
  if (plain === null) return { ok: false, key: 'incorrectAmount' };
  const minor = toMinor(plain);
  if (minor < LEAST) return { ok: false, key: 'lessThan1' };
  if (minor > MOST) return { ok: false, key: 'tooMuch' };
  return { ok: true, amount: formatMinor(minor) };
}

/** Keeps other spaces, which are refused. */
function withoutGroupSpaces(text: string): string {
  const withoutUnit = text.replace(SPACES, ' ').trim().replace(HRYVNIA, '').trimEnd();
  return SPACE_GROUPED.test(withoutUnit) ? withoutUnit.replaceAll(' ', '') : withoutUnit;
}

function toPlainDecimal(text: string): string | null {
  if (PLAIN.test(text)) return text.replace(',', '.');
  if (POINT_GROUPED.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (COMMA_GROUPED.test(text)) return text.replace(',', '');
  return null;
}
