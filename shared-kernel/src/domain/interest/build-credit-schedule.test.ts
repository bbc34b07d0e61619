import fc from 'fast-check';
import { addDays } from '../dates';
import { addAmounts, compareAmounts, formatMinor, subtractAmounts } from '../money';
import {
  buildCreditSchedule,
  CreditScheme,
  DayCount,
  listDueDays,
  compareEarlyOutcomes,
  compareEarlyRepayment,
  getRegularPart,
  scheduleRemainder,
  type CreditHistory,
  type CreditPlan,
  type PlannedPayment,
} from '.';
import { vectors } from './interest-vectors.json';

const sum = (rows: readonly PlannedPayment[], part: 'principal' | 'interest' | 'payment') =>
  rows.reduce((all, row) => addAmounts(all, row[part]), '0.00');

const SCHEDULES = vectors.filter(({ schedule }) => schedule !== undefined);

const planOf = (vector: (typeof vectors)[number]): CreditPlan => ({
  scheme: vector.schedule === 'classic' ? CreditScheme.classic : CreditScheme.annuity,
  amount: vector.principal ?? '',
  rate: vector.rate ?? '',
  basis: Object.values(DayCount).find((basis) => vector.basis?.startsWith(basis)) ?? DayCount.act365,
  start: vector.start ?? '',
  periods: vector.periods ?? 0,
});

test('there are vectors of three schedules', () => {
  expect(SCHEDULES.map(({ id }) => id)).toEqual([
    'credit-classic-act365-month-end',
    'credit-annuity-12-monthly-rate',
    'credit-annuity-6-actact-leap',
  ]);
});

test.each(SCHEDULES)('$id: every payment', (vector) => {
  const rows = buildCreditSchedule(planOf(vector));
  const named = rows.map(({ number, plannedOn, ...row }) => ({ ...row, n: number, date: plannedOn }));
  expect(named).toMatchObject(vector.expect.rows ?? []);
  expect(sum(rows, 'interest')).toBe(vector.expect.interest);
  expect(sum(rows, 'payment')).toBe(vector.expect.total);
});

test('an annuity goes on by its payment, and its last one is what is left', () => {
  const terms = { scheme: CreditScheme.annuity, basis: DayCount.act365 };
  expect(getRegularPart({ ...terms, rate: '18.00' }, '240000.00', 12)).toBe('22003.20');
  expect(getRegularPart({ ...terms, rate: '8.00' }, '50000.00', 6)).toBe('8528.85');
  expect(getRegularPart({ ...terms, rate: '0' }, '1200.00', 12)).toBe('100.00');
  expect(getRegularPart({ ...terms, rate: '2.00', digits: 0 }, '1000000.00', 12)).toBe('84239.00');
});

describe('an early repayment', () => {
  const plan = planOf(SCHEDULES[1] ?? vectors[0]!);
  const early = (extra: string) =>
    compareEarlyRepayment({
      terms: plan,
      rest: '164714.28',
      extra,
      day: '2026-06-05',
      part: '22003.20',
      dues: listDueDays(plan).slice(4),
    });

  test('makes the payment smaller or the term shorter, as the vector says', () => {
    const vector = vectors.find(({ id }) => id === 'credit-early-repayment');
    const { asNow, smallerPayment, shorterTerm } = early(vector?.extra ?? '');
    expect(asNow.interestLeft).toBe(vector?.expect.without?.interestLeft);
    expect(smallerPayment).toMatchObject({
      payment: '13988.15',
      payments: 8,
      interestLeft: '7190.97',
      saved: '4120.31',
    });
    expect(smallerPayment.rows.at(-1)).toMatchObject({ payment: '13988.20', rest: '0.00' });
    expect(shorterTerm).toMatchObject({
      payment: '22003.20',
      payments: 5,
      lastOn: '2026-11-05',
      interestLeft: '4742.37',
      saved: '6568.91',
    });
    expect(shorterTerm.rows.at(-1)).toMatchObject({ payment: '21443.85', rest: '0.00' });
  });

  test('of all that is left leaves nothing, and of more is no repayment', () => {
    const { smallerPayment } = early('164714.28');
    expect(smallerPayment).toMatchObject({ payment: '0.00', payments: 0, lastOn: '2026-06-05', saved: '11311.28' });
    expect(() => early('164714.29')).toThrow(RangeError);
  });

  test('between due days goes on with the interest of the days that are left of the month', () => {
    const dues = listDueDays(plan).slice(4);
    const { asNow } = compareEarlyRepayment({
      terms: plan,
      rest: '164714.28',
      extra: '0.00',
      day: '2026-06-20',
      part: '22003.20',
      dues,
    });
    // 15 of 30 days of 164,714.28 at 18 %
    expect(asNow.rows[0]).toMatchObject({ interest: '1235.36', payment: '22003.20' });
  });
});

test('a payment that falls on a weekend is made on the next banking day, and interest runs to it', () => {
  const monday = (day: string) => (day === '2026-09-05' ? '2026-09-07' : day);
  const plan: CreditPlan = {
    scheme: CreditScheme.classic,
    amount: '100000.00',
    rate: '36.50',
    basis: DayCount.act365,
    start: '2026-08-05',
    periods: 2,
    payDay: monday,
  };
  expect(buildCreditSchedule(plan)).toEqual([
    {
      number: 1,
      plannedOn: '2026-09-05',
      payOn: '2026-09-07',
      days: 33,
      principal: '50000.00',
      interest: '3300.00',
      payment: '53300.00',
      rest: '50000.00',
    },
    {
      number: 2,
      plannedOn: '2026-10-05',
      payOn: '2026-10-05',
      days: 28,
      principal: '50000.00',
      interest: '1400.00',
      payment: '51400.00',
      rest: '0.00',
    },
  ]);
});

test('by months of 30 days every month is a twelfth, also one that begins on the 31st', () => {
  const rows = buildCreditSchedule({
    scheme: CreditScheme.line,
    amount: '120000.00',
    rate: '12.00',
    basis: DayCount.thirty360,
    start: '2026-01-31',
    periods: 3,
  });
  expect(rows.map(({ plannedOn, interest }) => [plannedOn, interest])).toEqual([
    ['2026-02-28', '1200.00'],
    ['2026-03-31', '1200.00'],
    ['2026-04-30', '1200.00'],
  ]);
});

test('by months of 30 days a grace ends with its month, also where a weekend moves the payment', () => {
  const rows = buildCreditSchedule({
    scheme: CreditScheme.classic,
    amount: '120000.00',
    rate: '12.00',
    basis: DayCount.thirty360,
    start: '2026-01-15',
    periods: 3,
    grace: 1,
    payDay: (day: string) => day.replace('02-15', '02-16'),
  });
  expect(rows.map(({ payOn, interest }) => [payOn, interest])).toEqual([
    ['2026-02-16', '1200.00'],
    ['2026-03-15', '1200.00'],
    ['2026-04-15', '600.00'],
  ]);
});

test('an early repayment within a grace does not end it', () => {
  const plan: CreditPlan = {
    scheme: CreditScheme.classic,
    amount: '120000.00',
    rate: '12.00',
    basis: DayCount.thirty360,
    start: '2026-01-15',
    periods: 5,
    grace: 3,
  };
  const ways = compareEarlyRepayment({
    terms: plan,
    rest: '120000.00',
    extra: '20000.00',
    day: '2026-02-15',
    part: '60000.00',
    dues: listDueDays(plan).slice(1),
    grace: 2,
  });
  const toLines = (rows: ReturnType<typeof buildCreditSchedule>) =>
    rows.map(({ principal, interest }) => [principal, interest]);
  expect(toLines(ways.asNow.rows)).toEqual(toLines(buildCreditSchedule(plan)).slice(1));
  expect(toLines(ways.smallerPayment.rows)).toEqual([
    ...[
      ['0.00', '1000.00'],
      ['0.00', '1000.00'],
      ['50000.00', '1000.00'],
    ],
    ['50000.00', '500.00'],
  ]);
  expect(toLines(ways.shorterTerm.rows).slice(2)).toEqual([
    ['60000.00', '1000.00'],
    ['40000.00', '400.00'],
  ]);
});

describe('an early repayment of a running credit', () => {
  const historyOf = (plan: CreditPlan): CreditHistory => {
    const dues = listDueDays(plan);
    const instalments = buildCreditSchedule(plan).flatMap(({ principal }, index) => {
      const due = dues[index];
      return due ? [{ ...due, principal }] : [];
    });
    return { terms: plan, issued: plan.amount, start: plan.start, penaltyRate: '0', instalments, repayments: [] };
  };

  test('leaves the months that bring interest alone as they are', () => {
    const plan: CreditPlan = {
      scheme: CreditScheme.annuity,
      amount: '120000.00',
      rate: '12.00',
      basis: DayCount.thirty360,
      start: '2026-01-15',
      periods: 5,
      grace: 2,
    };
    const ways = compareEarlyOutcomes(historyOf(plan), getRegularPart(plan, plan.amount, 3), '2026-01-15', '20000.00');
    expect(ways.asNow.rows).toEqual(buildCreditSchedule(plan));
    expect(ways.smallerPayment.rows.map(({ principal }) => principal).slice(0, 3)).toEqual([
      '0.00',
      '0.00',
      '33002.21',
    ]);
    expect(ways.smallerPayment.part).toBe('34002.21');
  });

  test('takes a first payment that its interest exceeds for no grace', () => {
    const plan: CreditPlan = {
      scheme: CreditScheme.annuity,
      amount: '100000.00',
      rate: '60.00',
      basis: DayCount.act365,
      start: '2026-01-02',
      periods: 60,
      dueDay: 28,
    };
    const part = getRegularPart(plan, plan.amount, 60);
    expect(buildCreditSchedule(plan)[0]?.principal).toBe('0.00');
    const { shorterTerm } = compareEarlyOutcomes(historyOf(plan), part, '2026-01-02', '50000.00');
    expect(shorterTerm.payment).toBe(part);
  });
});

test('a due day of its own makes the first month shorter or longer', () => {
  const rows = buildCreditSchedule({
    scheme: CreditScheme.classic,
    amount: '10000.00',
    rate: '36.50',
    basis: DayCount.act365,
    start: '2026-01-20',
    periods: 2,
    dueDay: 31,
  });
  expect(rows.map(({ plannedOn, days }) => [plannedOn, days])).toEqual([
    ['2026-02-28', 39],
    ['2026-03-31', 31],
  ]);
});

describe('every schedule', () => {
  const plans = fc.record({
    scheme: fc.constantFrom(...Object.values(CreditScheme)),
    amount: fc.bigInt({ min: 1_00n, max: 999_999_999_99n }).map((units) => formatMinor(units)),
    rate: fc.bigInt({ min: 0n, max: 99_99n }).map((units) => formatMinor(units)),
    basis: fc.constantFrom(...Object.values(DayCount)),
    start: fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days)),
    periods: fc.integer({ min: 1, max: 120 }),
    dueDay: fc.option(fc.integer({ min: 1, max: 31 }), { nil: undefined }),
    grace: fc.integer({ min: 0, max: 12 }),
  });

  test('gives back the amount to the kopeck, ends with nothing, and its rest never grows', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const rows = buildCreditSchedule(plan);
        expect(sum(rows, 'principal')).toBe(plan.amount);
        expect(rows.at(-1)?.rest).toBe('0.00');
        let before = plan.amount;
        for (const { principal, interest, payment, rest } of rows) {
          expect(compareAmounts(principal, '0.00')).toBeGreaterThanOrEqual(0);
          expect(compareAmounts(rest, '0.00')).toBeGreaterThanOrEqual(0);
          expect(subtractAmounts(before, rest)).toBe(principal);
          expect(addAmounts(principal, interest)).toBe(payment);
          before = rest;
        }
      }),
      { numRuns: 40 },
    );
  });

  test('of a currency without decimals has none', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const amount = `${plan.amount.slice(0, -3)}.00`;
        for (const row of buildCreditSchedule({ ...plan, amount, digits: 0 }))
          for (const part of [row.principal, row.interest, row.payment, row.rest]) expect(part).toMatch(/\.00$/);
      }),
      { numRuns: 20 },
    );
  });

  test('with more months brings at least as much interest', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const longer = { ...plan, periods: plan.periods + 6 };
        const [less, more] = [plan, longer].map((one) => sum(buildCreditSchedule(one), 'interest'));
        // A kopeck per payment: each is rounded on its own.
        expect(Number(subtractAmounts(more ?? '', less ?? ''))).toBeGreaterThanOrEqual(-0.01 * longer.periods);
      }),
      { numRuns: 30 },
    );
  });

  test('counts by days of each year what it counts by 365 where no leap year is touched', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const common = { ...plan, start: '2025-01-15', periods: Math.min(plan.periods, 34), dueDay: undefined };
        expect(buildCreditSchedule({ ...common, basis: DayCount.actAct })).toEqual(
          buildCreditSchedule({ ...common, basis: DayCount.act365 }),
        );
      }),
      { numRuns: 20 },
    );
  });
});

test('an early repayment never costs more, and the shorter term saves at least as much', () => {
  const cases = fc.record({
    scheme: fc.constantFrom(CreditScheme.annuity, CreditScheme.classic),
    rest: fc.bigInt({ min: 10_000_00n, max: 9_999_999_99n }),
    share: fc.bigInt({ min: 1n, max: 99n }),
    rate: fc.bigInt({ min: 1_00n, max: 40_00n }).map((units) => formatMinor(units)),
    periods: fc.integer({ min: 2, max: 60 }),
  });
  fc.assert(
    fc.property(cases, ({ scheme, rest, share, rate, periods }) => {
      const terms = { scheme, rate, basis: DayCount.act365 };
      const amount = formatMinor(rest);
      const part = getRegularPart(terms, amount, periods);
      const dues = listDueDays({ start: '2026-03-31', periods, basis: terms.basis });
      const extra = formatMinor((rest * share) / 100n);
      const ways = compareEarlyRepayment({ terms, rest: amount, extra, day: '2026-03-31', dues, part });
      expect(compareAmounts(ways.smallerPayment.saved, '0.00')).toBeGreaterThanOrEqual(0);
      // Kopecks: each payment is rounded on its own.
      const difference = subtractAmounts(ways.shorterTerm.saved, ways.smallerPayment.saved);
      expect(Number(difference)).toBeGreaterThanOrEqual(-0.01 * periods);
      expect(ways.shorterTerm.payments).toBeLessThanOrEqual(ways.smallerPayment.payments);
    }),
    { numRuns: 40 },
  );
});

test('nothing is left to plan for a credit that is repaid', () => {
  const terms = { scheme: CreditScheme.classic, rate: '10.00', basis: DayCount.act365 };
  const dues = listDueDays({ start: '2026-03-31', periods: 3, basis: terms.basis });
  expect(scheduleRemainder({ terms, rest: '0.00', since: '2026-03-31', dues, part: '10.00' })).toEqual([]);
});
