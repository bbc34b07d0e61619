import { InterestPayout } from '../vocabulary';

export const PAYOUT_WORDS: Readonly<Record<InterestPayout, string>> = {
  [InterestPayout.monthly]: 'щомісяця',
  [InterestPayout.atEnd]: 'наприкінці строку',
  [InterestPayout.capitalised]: 'щомісяця додаються до вкладу',
};
