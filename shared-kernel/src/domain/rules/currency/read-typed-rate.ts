import { RATE_DIGITS } from '../../vocabulary';

const RATE = new RegExp(`^[0-9]{1,${RATE_DIGITS.whole}}(?:[.,][0-9]{1,${RATE_DIGITS.decimals}})?$`);

/** True for a decimal above zero, with point or comma. */
export function isTypedRate(text: string): boolean {
  return RATE.test(text) && /[1-9]/.test(text);
}

/** Returns a decimal with a point, or null. */
export function readTypedRate(text: string): string | null {
  const typed = text.trim();
  return isTypedRate(typed) ? typed.replace(',', '.') : null;
}
