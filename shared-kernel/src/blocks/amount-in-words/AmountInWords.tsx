import { onDemand } from '../on-demand';

/** An amount as it is written on paper, in the language of the screen. Numerals of three languages come when it is first shown. */
export const AmountInWords = onDemand('amountInWords', async () => (await import('./Words')).Words);
