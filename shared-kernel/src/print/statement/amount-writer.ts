import { formatAmount } from '../../domain/money';
import { currencyDigits } from '../../domain/vocabulary';

/** Sums that are remembered: the commonest of a long list. */
const KNOWN_MAX = 20_000;

/**
 * Writes sums of a currency as people read them, with its decimals: ten thousand operations have a few thousand different
 * ones.
 * @param currency letters
 */
export function amountWriter(currency: string): (sum: string) => string {
  const known = new Map<string, string>();
  const digits = currencyDigits(currency);
  return (sum) => {
    const before = known.get(sum);
    if (before !== undefined) return before;
    const text = formatAmount(sum, 'ua', digits);
    if (known.size < KNOWN_MAX) known.set(sum, text);
    return text;
  };
}
