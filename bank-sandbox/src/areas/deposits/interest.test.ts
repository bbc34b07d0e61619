import { addMonths, interestFor, nextPayment } from './interest';

test.each([
  ['100000.00', '12.00', '2026-01-01', '2026-01-31', '986.30'],
  ['200000.00', '13.50', '2026-01-01', '2027-01-01', '27000.00'],
  ['0.01', '0.01', '2026-01-01', '2026-01-02', '0.00'],
  ['100000.00', '12.00', '2026-01-31', '2026-01-31', '0.00'],
  ['100000.00', '12.00', '2026-02-01', '2026-01-31', '0.00'],
])('%s at %s percent from %s to %s earn %s', (amount, rate, from, to, interest) => {
  expect(interestFor({ amount, rate }, from, to)).toBe(interest);
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
