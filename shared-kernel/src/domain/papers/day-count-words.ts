import type { DayCount } from '../interest';
import { InterestPayout } from '../vocabulary';

export const DAY_COUNT_WORDS: Readonly<Record<DayCount, string>> = {
  'act/365': 'факт/365',
  'act/act': 'факт/факт',
  'act/360': 'факт/360',
  '30/360': '30/360',
};

export const PAYOUT_WORDS: Readonly<Record<InterestPayout, string>> = {
  [InterestPayout.monthly]: 'щомісяця',
  [InterestPayout.atEnd]: 'наприкінці строку',
  [InterestPayout.capitalised]: 'щомісяця додаються до вкладу',
};
