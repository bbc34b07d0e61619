/** Sum of a printout: null for none, in the form of the wire (digits, point, two decimals) otherwise. */
export type ReadSum =
  | { readonly ok: true; readonly amount: string | null }
  | { readonly ok: false; readonly key: 'incorrectAmount' };

const WRONG: ReadSum = { ok: false, key: 'incorrectAmount' };
const SPACES = /\s/g;
/** Sign or letters before or after the sum: `₴1,234.56`, `1 234,56 грн.`, `500.00 USD` */
const CURRENCY = /^\p{Sc} ?| ?(?:\p{Sc}|\p{L}+\.?)$/gu;
/** `1234`, `1234.5`, `1234,56` */
const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/;
/** `1 234 567,89`, `1 234` */
const SPACE_GROUPED = /^(\d{1,3}(?: \d{3})+)(?:[.,](\d{1,2}))?$/;
/** `1,234,567.89`, `1,234`: printouts in English */
const COMMA_GROUPED = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;
/** `1.234.567,89` */
const POINT_GROUPED = /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/;
/** Digits before the point that the wire takes. */
const DIGITS_MAX = 15;

/**
 * Reads the sum as a printout in any language shows it. Forms are stricter: they refuse `1,234`, other currencies and
 * sums above a limit, and the balance of an empty account (0,00) too.
 */
export function readSum(text: string): ReadSum {
  const typed = text.replace(SPACES, ' ').trim();
  if (typed === '') return { ok: true, amount: null };
  const sum = typed.replace(CURRENCY, '');
  const match = [PLAIN, SPACE_GROUPED, COMMA_GROUPED, POINT_GROUPED].map((form) => form.exec(sum)).find(Boolean);
  if (!match) return WRONG;
  const [, grouped = '', decimals = ''] = match;
  const whole = grouped.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return whole.length > DIGITS_MAX ? WRONG : { ok: true, amount: `${whole}.${decimals.padEnd(2, '0')}` };
}
