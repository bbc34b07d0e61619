import { formatAmount } from '../../domain/money';
import { getCurrencyDigits } from '../../domain/vocabulary';

const KNOWN_MAX = 20_000;

/**
 * Returns a caching formatter of sums in a currency: 10,000 operations have a few thousand different sums.
 * @param currency letters
 */
export function createAmountFormatter(currency: string): (sum: string) => string {
  const cache = new Map<string, string>();
  const digits = getCurrencyDigits(currency);
  return (sum) => {
    const before = cache.get(sum);
    if (before !== undefined) return before;
    const text = formatAmount(sum, 'ua', digits);
    if (cache.size < KNOWN_MAX) cache.set(sum, text);
    return text;
  };
}
