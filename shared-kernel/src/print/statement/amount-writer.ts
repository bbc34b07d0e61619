import { formatAmount } from '../../domain/money';

/** Sums that are remembered: the commonest of a long list. */
const KNOWN_MAX = 20_000;

/** Writes sums as people read them: ten thousand operations have a few thousand different ones. */
export function amountWriter(): (sum: string) => string {
  const known = new Map<string, string>();
  return (sum) => {
    const before = known.get(sum);
    if (before !== undefined) return before;
    const text = formatAmount(sum, 'ua');
    if (known.size < KNOWN_MAX) known.set(sum, text);
    return text;
  };
}
