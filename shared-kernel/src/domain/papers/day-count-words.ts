import type { DayCount } from '../interest';

export const DAY_COUNT_WORDS: Readonly<Record<DayCount, string>> = {
  'act/365': 'факт/365',
  'act/act': 'факт/факт',
  'act/360': 'факт/360',
  '30/360': '30/360',
};
