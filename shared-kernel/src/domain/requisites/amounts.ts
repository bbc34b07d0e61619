import { parseAmount } from '../money';

const GROUPED = "[0-9]{1,3}(?:[ '’][0-9]{3})+";
/** `1,234,567.00`, `1.234.567,00`: only decimals show the separator's meaning. */
const POINTED = '[0-9]{1,3}(?:[.,][0-9]{3})+(?=[.,][0-9]{2}(?![0-9]))';
const HRYVNIA = '(?:грн|гривень|гривні|гривня|uah|₴)';

/** `1 234,56`, `1,234.56`, `12 000-00`, `12000 грн. 50 коп.` */
export const AMOUNT = `(?<![0-9.,])(?:${GROUPED}|${POINTED}|[0-9]{1,9})(?:[.,-][0-9]{2}(?![0-9])| ?${HRYVNIA}\\.?,? ?[0-9]{2} ?коп)?(?![0-9]|[.,/][0-9])`;
export const IN_HRYVNIAS = new RegExp(`^[ ,.(]*${HRYVNIA}`, 'iu');
export const IN_OTHER_CURRENCY = /(?:usd|eur|pln|gbp|дол|євро|[$€£])/iu;

export function readFoundAmount(text: string): string | null {
  const kopecks = /(?:[.,-]| ?(?:грн|гривень|гривні|гривня|uah|₴)\.?,? ?)([0-9]{2})(?: ?коп)?$/iu.exec(text);
  const whole = (kopecks ? text.slice(0, kopecks.index) : text).replace(/[^0-9]/g, '');
  const parsed = parseAmount(`${whole}.${kopecks?.[1] ?? '00'}`);
  return parsed.ok ? parsed.amount : null;
}

/** True if kopecks are written: only then does a number after a weak label count. */
export function hasKopecks(text: string): boolean {
  return /[.,-][0-9]{2}$|коп$/iu.test(text);
}
