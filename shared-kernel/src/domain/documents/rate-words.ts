import { RateType } from '../vocabulary';

export const RATE_WORDS: Readonly<Record<RateType, string>> = {
  [RateType.bank]: 'bank',
  [RateType.notHigher]: 'notHigher',
  [RateType.notLower]: 'notLower',
  [RateType.desired]: 'desired',
};
