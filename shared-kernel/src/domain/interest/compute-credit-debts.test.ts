import fc from 'fast-check';
import { addDays } from '../dates';
import { addAmounts, compareAmounts, formatMinor, subtractAmounts } from '../money';
import {
  computeCreditDebts,
  buildCreditRows,
  buildCreditSchedule,
  CreditScheme,
  DayCount,
  listDueDays,
  splitRepayment,
  getSumsToPay,
  sumDebt,
  type CreditHistory,
  type CreditPlan,
  type CreditRepayment,
} from '.';
import { vectors } from './interest-vectors.json';

const CLASSIC: CreditPlan = {
  scheme: CreditScheme.classic,
  amount: '480000.00',
  rate: '19.50',
  basis: DayCount.act365,
  start: '2026-07-05',
  periods: 12,
};

const repaid = (day: string, principal: string, interest: string, more: Partial<CreditRepayment> = {}) => ({
  day,
  principal,
  interest,
  extra: '0.00',
  penalty: '0.00',
  ...more,
});

function historyOf(plan: CreditPlan, repayments: readonly CreditRepayment[] = []): CreditHistory {
  const rows = buildCreditSchedule(plan);
  return {
    terms: plan,
    issued: plan.amount,
    start: plan.start,
    penaltyRate: '30.00',
    repayments,
    instalments: listDueDays(plan).map((due, index) => ({ ...due, principal: rows[index]?.principal ?? '' })),
  };
}

const standing = (history: CreditHistory, day: string, extra: string | null = null) => ({
  debts: computeCreditDebts(history, day),
  day,
  extra,
  next: buildCreditRows(history, day).find(({ state }) => state === 'next') ?? null,
});

describe('interest accrued to the day', () => {
  const vector = vectors.find(({ id }) => id === 'credit-accrued-today');
  test.each(vector?.expect.byDay ?? [])('is $accrued on $onDate', ({ onDate, accrued, days }) => {
    const { interest, accruedDays, principal } = computeCreditDebts(historyOf(CLASSIC), onDate);
    expect([interest, principal]).toEqual([accrued, '480000.00']);
    // On the due day the next month begins.
    expect(accruedDays).toBe(onDate === '2026-08-05' ? 0 : days);
  });

  test('counts every day by what is owed at its end', () => {
    const history = historyOf(CLASSIC, [repaid('2026-07-15', '80000.00', '0.00', { extra: '80000.00' })]);
    // 480,000.00 × 19.5 % × 10 / 365 + 400,000.00 × 19.5 % × 7 / 365, rounded once
    expect(computeCreditDebts(history, '2026-07-22').interest).toBe('4060.27');
    expect(computeCreditDebts(history, '2026-07-15').interest).toBe('2564.38');
  });

  test('is what the schedule says when everything is paid on its day', () => {
    const plan = { ...CLASSIC, basis: DayCount.thirty360, scheme: CreditScheme.annuity };
    for (const one of [CLASSIC, plan]) {
      const rows = buildCreditSchedule(one);
      const history = historyOf(
        one,
        rows.map(({ payOn, principal, interest }) => repaid(payOn, principal, interest)),
      );
      expect(buildCreditRows(history, '2027-08-01').map(({ interest }) => interest)).toEqual(
        rows.map(({ interest }) => interest),
      );
      expect(sumDebt(computeCreditDebts(history, '2027-08-01'))).toBe('0.00');
      expect(buildCreditRows(history, '2027-08-01').every(({ state }) => state === 'paid')).toBe(true);
    }
  });

  test('goes on after the last due day as long as something is owed', () => {
    const history = historyOf({ ...CLASSIC, periods: 1 });
    const [a, b] = ['2026-08-06', '2026-08-16'].map((day) => computeCreditDebts(history, day).interest);
    expect(subtractAmounts(b ?? '', a ?? '')).toBe('2564.38');
  });
});

describe('a payment that was not made', () => {
  const history = historyOf(CLASSIC);

  test('is due on its day and overdue from the next one, with a penalty for every day', () => {
    expect(computeCreditDebts(history, '2026-08-05')).toMatchObject({ overduePrincipal: '0.00', overdueSince: null });
    expect(computeCreditDebts(history, '2026-08-15')).toMatchObject({
      overduePrincipal: '40000.00',
      overdueInterest: '7949.59',
      overdueSince: '2026-08-05',
      overdueDays: 10,
      // 47,949.59 × 30 % × 10 / 365
      penalty: '394.11',
    });
    expect(buildCreditRows(history, '2026-08-15').slice(0, 3)).toMatchObject([
      { state: 'overdue', total: '47949.59', unpaidPrincipal: '40000.00', unpaidInterest: '7949.59', paidOn: null },
      { state: 'next', payOn: '2026-09-05' },
      { state: 'future' },
    ]);
  });

  test('is named while a part of it is left, and the penalty goes on from what is left', () => {
    const partly = historyOf(CLASSIC, [repaid('2026-08-10', '0.00', '7949.59')]);
    expect(computeCreditDebts(partly, '2026-08-15')).toMatchObject({
      overdueInterest: '0.00',
      overduePrincipal: '40000.00',
      overdueDays: 10,
      // 47,949.59 × 5 days and 40,000.00 × 5 days at 30 %
      penalty: '361.44',
    });
    const whole = historyOf(CLASSIC, [repaid('2026-08-10', '40000.00', '7949.59', { penalty: '197.05' })]);
    expect(computeCreditDebts(whole, '2026-08-15')).toMatchObject({
      overdueSince: null,
      overdueDays: 0,
      penalty: '0.00',
    });
    expect(buildCreditRows(whole, '2026-08-15')[0]).toMatchObject({ state: 'paid', paidOn: '2026-08-10' });
  });
});

describe('a sum that is paid', () => {
  const history = historyOf(CLASSIC);

  test('is offered exact: overdue first, then the next payment, and all of it', () => {
    expect(getSumsToPay(standing(history, '2026-08-15'))).toEqual({
      overdue: '48343.70',
      next: null,
      all: '490908.08',
      early: null,
    });
    expect(getSumsToPay(standing(history, '2026-07-22'))).toMatchObject({ overdue: null, next: '47949.59' });
    expect(getSumsToPay(standing(history, '2026-07-22', '60000.00'))).toMatchObject({ early: '64359.45' });
  });

  test('repays overdue interest, penalty and overdue principal in this order', () => {
    const late = standing(history, '2026-08-15');
    expect(splitRepayment(late, '8000.00')).toEqual({
      interest: '7949.59',
      penalty: '50.41',
      principal: '0.00',
      extra: '0.00',
    });
    expect(splitRepayment(late, '48343.70')).toEqual({
      interest: '7949.59',
      penalty: '394.11',
      principal: '40000.00',
      extra: '0.00',
    });
  });

  test('is taken for the schedule, for an order or for everything, and for nothing else', () => {
    const now = standing(history, '2026-07-22', '60000.00');
    expect(splitRepayment(now, '47949.59')).toEqual({
      interest: '7949.59',
      principal: '40000.00',
      penalty: '0.00',
      extra: '0.00',
    });
    expect(splitRepayment(now, '64359.45')).toEqual({
      interest: '4359.45',
      principal: '60000.00',
      penalty: '0.00',
      extra: '60000.00',
    });
    expect(splitRepayment(now, '484359.45')).toMatchObject({ principal: '480000.00', extra: '480000.00' });
    for (const amount of ['47949.60', '64359.46', '484359.46', '0.00']) expect(splitRepayment(now, amount)).toBeNull();
  });

  test('on the due day of an order pays the schedule too', () => {
    const now = standing(history, '2026-08-05', '60000.00');
    expect(getSumsToPay(now).early).toBe('107949.59');
    expect(splitRepayment(now, '107949.59')).toMatchObject({ principal: '100000.00', extra: '60000.00' });
  });

  test('of an order for more than is left is not offered', () => {
    expect(getSumsToPay(standing(history, '2026-07-22', '480000.01')).early).toBeNull();
  });

  test('is never more than it is made of, whatever it is and whenever it comes', () => {
    const cases = fc.record({
      days: fc.integer({ min: 0, max: 420 }),
      amount: fc.bigInt({ min: 1n, max: 500_000_00n }).map((units) => formatMinor(units)),
    });
    fc.assert(
      fc.property(cases, ({ days, amount }) => {
        const day = addDays('2026-07-05', days);
        const parts = splitRepayment(standing(history, day), amount);
        if (parts === null) return;
        const { interest, principal, penalty } = parts;
        expect([interest, principal, penalty].reduce(addAmounts)).toBe(amount);
        const after = computeCreditDebts({ ...history, repayments: [{ day, ...parts }] }, day);
        expect(compareAmounts(after.principal, '0.00')).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 150 },
    );
  });
});

test('a credit of thirty years is not counted anew for each of its days', () => {
  const secondsOf = (periods: number) => {
    const plan = { ...CLASSIC, basis: DayCount.actAct, periods };
    const rows = buildCreditSchedule(plan);
    const repayments = rows.map(({ payOn, principal, interest }) => repaid(addDays(payOn, 1), principal, interest));
    const times = Array.from({ length: 5 }, () => {
      const history = historyOf(plan, repayments);
      const start = performance.now();
      standing(history, rows.at(-1)?.payOn ?? '');
      return performance.now() - start;
    });
    return Math.min(...times);
  };
  secondsOf(90);
  // Four times as long: factor 4 if linear, 16 if quadratic, 64 if cubic.
  expect(secondsOf(360) / secondsOf(90)).toBeLessThan(16);
});
