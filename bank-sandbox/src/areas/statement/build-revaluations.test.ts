import { OperationFilter } from '@ncb/shared-kernel/domain/vocabulary';
import type { RateHistory } from './rate-history';
import { buildRevaluations } from './build-revaluations';

const ACCOUNT = {
  id: 7003,
  number: '26003999000001',
  iban: 'UA603516070000026003999000001',
  currencyCode: '978',
  currencyLetters: 'EUR',
  balance: '8566.81',
  previousOperation: null,
};

/** Sums: 8 300.10 and 266.71 euros at 48.33 are 401 143.83 and 12 890.09 hryvnias, together 414 033.93. */
const DAY = {
  day: '2026-12-02',
  opening: '8300.10',
  debit: '0.00',
  credit: '266.71',
  closing: '8566.81',
  debitCount: 0,
  creditCount: 1,
  equivalents: { opening: '401143.83', debit: '0.00', credit: '12890.09', closing: '414033.93' },
};

const linesAt = (before: string, rate: string) => {
  const rates: RateHistory = {
    on: (_code, day) => ({ rate: day < DAY.day ? before : rate, units: '1' }),
    daysWithin: () => [],
  };
  return buildRevaluations(ACCOUNT, [DAY], rates, OperationFilter.all);
};

test('a kopeck of rounding is not told as a movement of a rate that stood still', () => {
  expect(linesAt('48.3300', '48.3300')).toMatchObject([
    { amount: '0.01', purpose: 'Переоцінка залишку: заокруглення еквівалента, офіційний курс EUR 48.3300 не змінився' },
  ]);
});

test('where the rate moved, both rates are told', () => {
  expect(linesAt('48.3299', '48.3300')).toMatchObject([
    { amount: '0.01', purpose: 'Переоцінка залишку: офіційний курс EUR 48.3300, попередній 48.3299' },
  ]);
});
