import { RATE_DIGITS } from '../../vocabulary';

const RATE = new RegExp(`^[0-9]{1,${RATE_DIGITS.whole}}(?:[.,][0-9]{1,${RATE_DIGITS.decimals}})?$`);

/** True for a rate as people type it: a decimal above zero, with a point or a comma. */
export function isTypedRate(text: string): boolean {
  return RATE.test(text) && /[1-9]/.test(text);
}
