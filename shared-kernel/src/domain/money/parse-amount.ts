import { AMOUNT_MAX, AMOUNT_MIN } from '../vocabulary';
import { fromMinor, kopecksOf, toMinor } from './minor-units';

export type AmountProblemKey = 'incorrectAmount' | 'lessThan1' | 'tooMuch';

export type ParsedAmount =
  | { readonly ok: true; readonly amount: string }
  | { readonly ok: false; readonly key: AmountProblemKey };

const SPACES = /[\s\u00a0\u202f\u2009]/g;
/** `1 234 567,89`: spaces between groups of three. `12 50` may be 12,50 as well as 1 250. */
const SPACE_GROUPED = /^[0-9]{1,3}(?: [0-9]{3})+(?![0-9 ])/;
const HRYVNIA = /(?:грн\.?|uah|₴)$/i;
const [LEAST, MOST] = [toMinor(AMOUNT_MIN), toMinor(AMOUNT_MAX)];
/** `1234`, `1234.5`, `1234,56` */
const PLAIN = /^[0-9]+(?:[.,][0-9]{1,2})?$/;
/** `1.234,56`, `12.345.678,90`: points between thousands, so the comma is the decimal sign */
const POINT_GROUPED = /^[0-9]{1,3}(?:\.[0-9]{3})+,[0-9]{1,2}$/;
/** `1,234.56`; with a second comma (`1,234,567.00`) it is refused, as the reference vectors ask */
const COMMA_GROUPED = /^[0-9]{1,3},[0-9]{3}\.[0-9]{1,2}$/;

/**
 * Reads an amount as people type or paste it.
 * `12,345` and `1.234` are refused: nobody can tell whether thousands or three decimals are meant.
 * @param text typed text; spaces (also no-break) between thousands and a trailing `грн` are dropped
 * @returns the wire form (digits, point, two decimals) or the catalogue key. Source: spec 2 §5; vectors `amount_input`
 */
export function parseAmount(text: string): ParsedAmount {
  // Of a file nearly all are written so already: fifty thousand of them are read twice.
  const isWritten = kopecksOf(text) !== null;
  const plain = isWritten ? text : toPlainDecimal(withoutGroupSpaces(text));
  if (plain === null) return { ok: false, key: 'incorrectAmount' };
  const minor = toMinor(plain);
  if (minor < LEAST) return { ok: false, key: 'lessThan1' };
  if (minor > MOST) return { ok: false, key: 'tooMuch' };
  return { ok: true, amount: fromMinor(minor) };
}

/** The text without its unit and the spaces between thousands; spaces anywhere else stay, and are refused. */
function withoutGroupSpaces(text: string): string {
  const said = text.replace(SPACES, ' ').trim().replace(HRYVNIA, '').trimEnd();
  return SPACE_GROUPED.test(said) ? said.replaceAll(' ', '') : said;
}

function toPlainDecimal(text: string): string | null {
  if (PLAIN.test(text)) return text.replace(',', '.');
  if (POINT_GROUPED.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (COMMA_GROUPED.test(text)) return text.replace(',', '');
  return null;
}
