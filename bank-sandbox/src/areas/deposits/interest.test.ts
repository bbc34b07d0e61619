import { addAmounts } from '@ncb/shared-kernel/domain/money';
import { addMonths, interestDue, interestOf, nextPayment } from './interest';
import { vectors } from '../../../../shared-kernel/src/domain/interest/interest-vectors.json';

test.each([
  ['100000.00', '12.00', 30, '986.30'],
  ['200000.00', '13.50', 365, '27000.00'],
  ['0.01', '0.01', 1, '0.00'],
  ['100000.00', '12.00', 0, '0.00'],
  ['100000.00', '12.00', -1, '0.00'],
])('%s at %s percent earn in %d days %s', (amount, rate, days, interest) => {
  expect(interestOf({ amount, rate }, days)).toBe(interest);
});

/** Ours are those with 365 days a year that keep interest apart: the others the bank does not offer. */
const OFFERED = vectors.filter(
  ({ kind, basis, payout = '' }) => kind === 'deposit' && basis === 'act/365' && ['at_end', 'monthly'].includes(payout),
);

test('there are vectors of deposits that the bank offers', () => {
  expect(OFFERED.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['deposit-at-end-act365', 'deposit-monthly-cumulative-rounding']),
  );
});

test.each(OFFERED)(
  '$id: every payment and their sum',
  ({ principal = '', rate, start = '', end = '', payout, expect: wanted }) => {
    const schedule = { startDate: start, endDate: end, payout: payout === 'monthly' ? 'monthly' : 'at_end' } as const;
    const rows = [];
    let paidUntil = start;
    for (let day = nextPayment(schedule, start); ; day = nextPayment(schedule, day)) {
      rows.push({
        date: day,
        interest: interestDue({ ...schedule, amount: principal, rate: rate ?? '', paidUntil }, day, day === end),
      });
      paidUntil = day;
      if (day === end) break;
    }
    const { rows: expected } = wanted as { rows?: readonly { date: string; interest: string }[] };
    if (expected) expect(rows).toEqual(expected.map(({ date, interest }) => ({ date, interest })));
    expect(rows.reduce((sum, { interest }) => addAmounts(sum, interest), '0.00')).toBe(wanted.interest);
  },
);

test('a deposit that is placed again earns on the day between', () => {
  const terms = {
    amount: '365000.00',
    rate: '10.00',
    startDate: '2026-01-01',
    endDate: '2026-01-31',
    paidUntil: '2026-01-01',
  };
  expect([interestDue(terms, '2026-01-31', false), interestDue(terms, '2026-01-31', true)]).toEqual([
    '3000.00',
    '2900.00',
  ]);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-15', 2, '2027-01-15'],
  ['2026-07-15', 36, '2029-07-15'],
])('%s and %d months are %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

test.each([
  ['monthly', '2026-01-31', '2026-02-28'],
  ['monthly', '2026-02-28', '2026-03-31'],
  ['monthly', '2026-03-31', '2026-04-15'],
  ['at_end', '2026-01-31', '2026-04-15'],
] as const)('a deposit from 31.01 to 15.04 that pays %s pays after %s on %s', (payout, day, next) => {
  expect(nextPayment({ startDate: '2026-01-31', endDate: '2026-04-15', payout }, day)).toBe(next);
});
