import { onDemand } from '../on-demand';

/** Amount in words in the language of the screen. The numerals load on first use. */
export const AmountInWords = onDemand('amountInWords', async () => (await import('./Words')).Words);
