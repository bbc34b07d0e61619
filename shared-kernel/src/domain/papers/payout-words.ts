import { InterestPayout } from '../vocabulary';

/** When interest of a deposit is paid, as papers say it. */
export const PAYOUT_WORDS: Readonly<Record<InterestPayout, string>> = {
  [InterestPayout.monthly]: 'щомісяця',
  [InterestPayout.atEnd]: 'наприкінці строку',
  [InterestPayout.capitalised]: 'щомісяця додаються до вкладу',
};
