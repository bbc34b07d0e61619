import { RateType } from '../vocabulary';

/** How a signed text names the rate that a request asks for. */
export const RATE_WORDS: Readonly<Record<RateType, string>> = {
  [RateType.bank]: 'bank',
  [RateType.notHigher]: 'notHigher',
  [RateType.notLower]: 'notLower',
  [RateType.desired]: 'desired',
};
