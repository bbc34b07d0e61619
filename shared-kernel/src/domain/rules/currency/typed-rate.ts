import { RATE_DIGITS } from '../../vocabulary';

const RATE = new RegExp(`^[0-9]{1,${RATE_DIGITS.whole}}(?:[.,][0-9]{1,${RATE_DIGITS.decimals}})?$`);

/** True for a rate as people type it: a decimal above zero, with a point or a comma. */
export function isTypedRate(text: string): boolean {
  return RATE.test(text) && /[1-9]/.test(text);
}

/** The rate that people typed, with a point and without spaces around it; null for what is no rate. */
export function readTypedRate(text: string): string | null {
  const typed = text.trim();
  return isTypedRate(typed) ? typed.replace(',', '.') : null;
}
