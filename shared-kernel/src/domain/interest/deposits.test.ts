import fc from 'fast-check';
import { addDays, countDaysBetween } from '../dates';
import { addAmounts, compareAmounts, formatMinor, subtractAmounts, toMinor } from '../money';
import { InterestPayout } from '../vocabulary';
import { vectors } from './interest-vectors.json';
import {
  computeAccruedInterest,
  breakDeposit,
  DayCount,
  getDepositBalance,
  buildDepositSchedule,
  computeInterestDue,
  computeTermInterest,
  getNextPaymentDay,
  findOfferMisfit,
  getOfferRate,
  computeOfferResult,
  listOfferTerms,
  sumAmounts,
  withholdTax,
  type OfferTerms,
  type RunningDeposit,
} from '.';

const CODES: Readonly<Record<string, string>> = { UAH: '980', EUR: '978' };
const PAYOUTS: Readonly<Record<string, InterestPayout>> = {
  at_end: InterestPayout.atEnd,
  monthly: InterestPayout.monthly,
  'capitalised monthly': InterestPayout.capitalised,
};

const DEPOSITS = vectors.filter(({ kind }) => kind === 'deposit');

function ofVector(vector: (typeof vectors)[number]): RunningDeposit {
  const { principal = '', rate = '', basis, start = '', end = '', payout = '', currency } = vector;
  return {
    rate,
    start,
    end,
    paid: [],
    placed: [{ day: start, amount: principal }],
    basis: Object.values(DayCount).find((value) => value === basis) ?? DayCount.act365,
    payout: PAYOUTS[payout] ?? InterestPayout.atEnd,
    currencyCode: CODES[currency] ?? '',
  };
}

describe('the vectors of deposits', () => {
  test('are the four that there are', () => {
    expect(DEPOSITS.map(({ id }) => id)).toEqual([
      'deposit-at-end-act365',
      'deposit-at-end-actact-leap',
      'deposit-monthly-cumulative-rounding',
      'deposit-capitalised-monthly',
    ]);
  });

  test.each(DEPOSITS)('$id: every payment, their sum and what is returned', (vector) => {
    const expected = vector.expect as {
      readonly rows?: readonly { readonly date: string; readonly interest: string; readonly balance?: string }[];
      readonly interest: string;
      readonly returned?: string;
      readonly days?: number;
    };
    const deposit = ofVector(vector);
    const schedule = buildDepositSchedule(deposit, false);
    expect(computeTermInterest(deposit, false)).toBe(expected.interest);
    if (expected.days !== undefined) expect(countDaysBetween(deposit.start, deposit.end) - 1).toBe(expected.days);
    if (expected.rows)
      expect(schedule.map(({ day, amount }) => ({ date: day, interest: amount }))).toEqual(
        expected.rows.map(({ date, interest }) => ({ date, interest })),
      );
    if (expected.rows?.[0]?.balance !== undefined)
      expect(schedule.map(({ balance }) => balance)).toEqual(expected.rows.map(({ balance }) => balance));
    if (expected.returned !== undefined && deposit.payout === InterestPayout.capitalised)
      expect(schedule.at(-1)?.balance).toBe(expected.returned);
    if (expected.returned !== undefined && deposit.payout === InterestPayout.atEnd)
      expect(addAmounts(sumAmounts(deposit.placed), sumAmounts(schedule))).toBe(expected.returned);
  });
});

const MILLION: RunningDeposit = {
  rate: '12.50',
  basis: DayCount.act365,
  currencyCode: '980',
  payout: InterestPayout.atEnd,
  start: '2026-07-01',
  end: '2027-07-01',
  paid: [],
  placed: [{ day: '2026-07-01', amount: '1000000.00' }],
};

function withPaymentsUpTo(deposit: RunningDeposit, day: string): RunningDeposit {
  const paid = buildDepositSchedule(deposit, false).filter((row) => row.day <= day);
  return { ...deposit, paid: paid.map(({ day: on, amount }) => ({ day: on, amount })) };
}

describe('what is accrued', () => {
  test.each([
    ['2026-07-01', '0.00'],
    ['2026-07-02', '0.00'],
    ['2026-07-03', '342.47'],
    ['2026-11-22', '48972.60'],
  ])('on %s is %s: neither the day of receipt nor that day earns', (day, accrued) => {
    expect(computeAccruedInterest(MILLION, day)).toBe(accrued);
  });

  test('on the day of a payment is nothing, and the day after nothing either: its day is paid already', () => {
    const monthly = withPaymentsUpTo({ ...MILLION, payout: InterestPayout.monthly }, '2026-08-01');
    expect([
      computeAccruedInterest(monthly, '2026-08-01'),
      computeAccruedInterest(monthly, '2026-08-02'),
      computeAccruedInterest(monthly, '2026-08-03'),
    ]).toEqual(['0.00', '0.00', '342.46']);
  });

  test('does not grow after the end', () => {
    expect(computeAccruedInterest(MILLION, '2029-01-01')).toBe(computeAccruedInterest(MILLION, MILLION.end));
  });

  test('of yens has no hundredths', () => {
    const yens = { ...MILLION, currencyCode: '392', rate: '0.37' };
    expect(computeAccruedInterest(yens, '2026-11-22')).toBe('1450.00');
  });
});

describe('what is added', () => {
  test('earns from the day after it came', () => {
    const added = { ...MILLION, placed: [...MILLION.placed, { day: '2026-07-11', amount: '365000.00' }] };
    expect(computeAccruedInterest(added, '2026-07-12')).toBe(computeAccruedInterest(MILLION, '2026-07-12'));
    expect(
      subtractAmounts(computeAccruedInterest(added, '2026-07-22'), computeAccruedInterest(MILLION, '2026-07-22')),
    ).toBe('1250.00');
  });

  test('to a deposit that capitalises earns in that period from the day after and in the next with the interest', () => {
    const capitalised = withPaymentsUpTo(
      { ...MILLION, payout: InterestPayout.capitalised, rate: '36.50' },
      '2026-08-01',
    );
    expect(getDepositBalance(capitalised)).toBe('1031000.00');
    const added = { ...capitalised, placed: [...capitalised.placed, { day: '2026-08-11', amount: '100000.00' }] };
    expect(computeAccruedInterest(added, '2026-08-22')).toBe('21620.00');
  });
});

describe('what is taken back before the end', () => {
  const withWithdrawal = (deposit: RunningDeposit, day: string, amount: string) => ({
    ...deposit,
    placed: [...deposit.placed, { day, amount: `-${amount}` }],
  });

  test('earned to the day before', () => {
    // 365,000.00 × 12.50 % ÷ 365 is 125.00 a day.
    const less = withWithdrawal(MILLION, '2026-07-11', '365000.00');
    const lost = (day: string) =>
      subtractAmounts(computeAccruedInterest(MILLION, day), computeAccruedInterest(less, day));
    expect([lost('2026-07-11'), lost('2026-07-12'), lost('2026-07-22')]).toEqual(['0.00', '125.00', '1375.00']);
    expect(breakDeposit(less, '12.50', '2026-07-22')).toMatchObject({ placed: '635000.00', lost: '0.00' });
  });

  test('and came on the same day neither earns nor costs', () => {
    const day = '2026-07-11';
    const added = { ...MILLION, placed: [...MILLION.placed, { day, amount: '2000000.00' }] };
    expect(computeAccruedInterest(withWithdrawal(added, day, '2000000.00'), '2026-07-22')).toBe(
      computeAccruedInterest(MILLION, '2026-07-22'),
    );
    // 1,635,000.00 more from the day after.
    const rest = computeAccruedInterest(withWithdrawal(added, day, '365000.00'), '2026-07-13');
    expect(subtractAmounts(rest, computeAccruedInterest(MILLION, '2026-07-13'))).toBe('559.93');
    const both = { ...added, payout: InterestPayout.capitalised };
    expect(computeAccruedInterest(withWithdrawal(both, day, '2000000.00'), '2026-07-22')).toBe(
      computeAccruedInterest(MILLION, '2026-07-22'),
    );
  });

  test('from a deposit that capitalises takes nothing of the days that were paid', () => {
    const capitalised = withPaymentsUpTo(
      { ...MILLION, payout: InterestPayout.capitalised, rate: '36.50' },
      '2026-08-01',
    );
    const inPeriod = withWithdrawal(capitalised, '2026-08-11', '100000.00');
    // Twenty days of 1,031,000.00, less eleven of 100,000.00.
    expect(computeAccruedInterest(inPeriod, '2026-08-22')).toBe('19520.00');
    const before = withWithdrawal(capitalised, '2026-07-20', '100000.00');
    expect(computeAccruedInterest(before, '2026-08-22')).toBe('18620.00');
    const onTheDay = withWithdrawal(capitalised, '2026-08-01', '100000.00');
    expect(computeAccruedInterest(onTheDay, '2026-08-22')).toBe('18620.00');
  });
});

describe('a deposit that is placed again', () => {
  test('earns on the day between', () => {
    const january = {
      ...MILLION,
      rate: '10.00',
      start: '2026-01-01',
      end: '2026-01-31',
      placed: [{ day: '2026-01-01', amount: '365000.00' }],
    };
    expect([computeInterestDue(january, '2026-01-31', false), computeInterestDue(january, '2026-01-31', true)]).toEqual(
      ['3000.00', '2900.00'],
    );
    expect(computeTermInterest(january, true)).toBe('3000.00');
  });
});

describe('an early return', () => {
  test('of what was paid at the end gives the sum and the interest by the lower rate', () => {
    expect(breakDeposit(MILLION, '0.10', '2026-11-22')).toEqual({
      days: 143,
      placed: '1000000.00',
      earned: '48972.60',
      reduced: '391.78',
      paidOut: '0.00',
      capitalised: '0.00',
      returned: '1000391.78',
      lost: '48580.82',
    });
  });

  test('of what was paid by the month takes back what was paid', () => {
    const monthly = withPaymentsUpTo({ ...MILLION, payout: InterestPayout.monthly }, '2026-11-22');
    const paid = sumAmounts(monthly.paid);
    expect(monthly.paid).toHaveLength(4);
    expect(breakDeposit(monthly, '0.10', '2026-11-22')).toEqual({
      days: 143,
      placed: '1000000.00',
      earned: '48972.60',
      reduced: '391.78',
      paidOut: paid,
      capitalised: '0.00',
      returned: subtractAmounts('1000391.78', paid),
      lost: '48580.82',
    });
  });

  test('of what was capitalised gives what was placed and the lower interest, and keeps nothing back twice', () => {
    const capitalised = withPaymentsUpTo({ ...MILLION, payout: InterestPayout.capitalised }, '2026-11-22');
    const added = sumAmounts(capitalised.paid);
    expect(capitalised.paid).toHaveLength(4);
    const broken = breakDeposit(capitalised, '0.10', '2026-11-22');
    expect(broken).toMatchObject({ placed: '1000000.00', reduced: '391.78', paidOut: '0.00', capitalised: added });
    expect(broken.returned).toBe('1000391.78');
    expect(broken.earned).toBe(addAmounts(added, computeAccruedInterest(capitalised, '2026-11-22')));
    expect(broken.lost).toBe(subtractAmounts(broken.earned, '391.78'));
  });

  test('at the agreed rate loses nothing', () => {
    expect(breakDeposit(MILLION, '12.50', '2026-11-22').lost).toBe('0.00');
  });

  test('on the day of receipt gives the sum', () => {
    expect(breakDeposit(MILLION, '0.10', MILLION.start)).toMatchObject({
      days: 0,
      returned: '1000000.00',
      lost: '0.00',
    });
  });
});

const OFFER: OfferTerms = {
  currencyCode: '980',
  minimum: '10000.00',
  maximum: '5000000.00',
  validUntil: '2026-12-31',
  payout: InterestPayout.atEnd,
  basis: DayCount.act365,
  rates: [
    { fromAmount: '0.00', months: 3, rate: '12.00' },
    { fromAmount: '1000000.00', months: 3, rate: '12.50' },
    { fromAmount: '0.00', months: 12, rate: '13.00' },
  ],
};

describe('an offer', () => {
  const wish = { currencyCode: '980', amount: '1000000.00', months: 3 };

  test('brings the rate of the highest amount that is reached', () => {
    expect([
      getOfferRate(OFFER, '999999.99', 3),
      getOfferRate(OFFER, '1000000.00', 3),
      getOfferRate(OFFER, '1', 6),
    ]).toEqual(['12.00', '12.50', null]);
    expect(listOfferTerms(OFFER)).toEqual([3, 12]);
  });

  test('shows the end, the days, the interest and the sum', () => {
    expect(computeOfferResult(OFFER, wish, '2026-07-01')).toEqual({
      rate: '12.50',
      start: '2026-07-01',
      end: '2026-10-01',
      days: 91,
      interest: '31164.38',
      total: '1031164.38',
      payments: [{ day: '2026-10-01', amount: '31164.38', balance: '1000000.00' }],
    });
  });

  test.each([
    [{ currencyCode: '840' }, '2026-07-01', 'currency'],
    [{ amount: '9999.99' }, '2026-07-01', 'amountTooSmall'],
    [{ amount: '5000000.01' }, '2026-07-01', 'amountTooLarge'],
    [{ months: 6 }, '2026-07-01', 'term'],
    [{}, '2027-01-01', 'offerEnded'],
    [{ amount: '5000000.00' }, '2026-12-31', null],
    [{ amount: '10000.00' }, '2026-12-31', null],
  ])('with %j on %s: %s', (changes, day, misfit) => {
    expect(findOfferMisfit(OFFER, { ...wish, ...changes }, day)).toBe(misfit);
    expect(computeOfferResult(OFFER, { ...wish, ...changes }, day) === null).toBe(misfit !== null);
  });
});

test('a sole trader’s bank withholds 18 and 5 percent of the interest', () => {
  expect(withholdTax('31164.38')).toEqual({
    incomeTax: '5609.59',
    militaryTax: '1558.22',
    withheld: '7167.81',
    left: '23996.57',
  });
  expect(withholdTax('1451.00', 0)).toMatchObject({ incomeTax: '261.00', militaryTax: '73.00', left: '1117.00' });
});

test.each([
  [InterestPayout.monthly, '2026-01-31', '2026-02-28'],
  [InterestPayout.monthly, '2026-02-28', '2026-03-31'],
  [InterestPayout.capitalised, '2026-03-31', '2026-04-15'],
  [InterestPayout.atEnd, '2026-01-31', '2026-04-15'],
])('a deposit from 31.01 to 15.04 that pays %s pays after %s on %s', (payout, day, next) => {
  expect(getNextPaymentDay({ start: '2026-01-31', end: '2026-04-15', payout }, day)).toBe(next);
});

describe('of every deposit', () => {
  const amount = fc.bigInt({ min: 1n, max: 99_999_999_999n }).map((units) => formatMinor(units));
  const yens = fc.bigInt({ min: 1n, max: 999_999_999n }).map((units) => `${units}.00`);
  const rate = fc.bigInt({ min: 1n, max: 3000n }).map((units) => formatMinor(units));
  const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2025-01-01', days));
  const basis = fc.constantFrom(DayCount.act365, DayCount.actAct, DayCount.act360);
  const payout = fc.constantFrom(...Object.values(InterestPayout));
  const deposit = fc
    .record({ amount, rate, start: day, length: fc.integer({ min: 2, max: 1200 }), basis, payout })
    .map(({ amount: placed, start, length, ...terms }): RunningDeposit => ({
      ...terms,
      start,
      currencyCode: '980',
      end: addDays(start, length),
      paid: [],
      placed: [{ day: start, amount: placed }],
    }));

  test('the payments of one that does not capitalise add up to the rounded interest of the whole', () => {
    fc.assert(
      fc.property(deposit, (item) => {
        const monthly = { ...item, payout: InterestPayout.monthly };
        const atEnd = { ...item, payout: InterestPayout.atEnd };
        expect(computeTermInterest(monthly, false)).toBe(computeTermInterest(atEnd, false));
        // Independently of the implementation.
        if (item.basis === DayCount.actAct) return;
        const year = item.basis === DayCount.act365 ? 365n : 360n;
        const product =
          toMinor(sumAmounts(item.placed)) * toMinor(item.rate) * BigInt(countDaysBetween(item.start, item.end) - 1);
        const divisor = 10_000n * year;
        expect(toMinor(computeTermInterest(atEnd, false))).toBe((2n * product + divisor) / (2n * divisor));
      }),
    );
  });

  test('payments are not negative, in order of days, and the last is on its end', () => {
    fc.assert(
      fc.property(deposit, fc.boolean(), (item, renews) => {
        const rows = buildDepositSchedule(item, renews);
        expect(rows.every((row) => compareAmounts(row.amount, '0.00') >= 0)).toBe(true);
        expect(rows.map((row) => row.day)).toEqual([...new Set(rows.map((row) => row.day))].sort());
        expect(rows.at(-1)?.day).toBe(item.end);
      }),
    );
  });

  test('interest of adjoining days is that of the whole to a kopeck, and longer is not less', () => {
    fc.assert(
      fc.property(deposit, fc.integer({ min: 0, max: 1200 }), (item, days) => {
        const atEnd = { ...item, payout: InterestPayout.atEnd };
        const middle = addDays(item.start, Math.min(days, countDaysBetween(item.start, item.end)));
        const [before, whole] = [computeAccruedInterest(atEnd, middle), computeAccruedInterest(atEnd, item.end)];
        expect(compareAmounts(before, whole)).toBeLessThanOrEqual(0);
        const later = {
          ...atEnd,
          placed: [{ day: addDays(middle, -1), amount: sumAmounts(item.placed) }],
        };
        if (middle <= item.start) return;
        const parts = addAmounts(before, computeAccruedInterest(later, item.end));
        expect(Math.abs(Number(toMinor(parts) - toMinor(whole)))).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('one that goes on as two terms earns as one does: the renewal loses no day', () => {
    fc.assert(
      fc.property(deposit, fc.integer({ min: 1, max: 1199 }), (item, days) => {
        const whole = { ...item, payout: InterestPayout.atEnd };
        const middle = addDays(item.start, Math.max(1, Math.min(days, countDaysBetween(item.start, item.end) - 1)));
        const first = computeInterestDue({ ...whole, end: middle }, middle, false);
        const again = { ...whole, start: middle, placed: [{ day: middle, amount: sumAmounts(item.placed) }] };
        const parts = addAmounts(first, computeInterestDue(again, item.end, true));
        expect(
          Math.abs(Number(toMinor(parts) - toMinor(computeInterestDue(whole, item.end, true)))),
        ).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('act/act is act/365 where no leap year is touched', () => {
    fc.assert(
      fc.property(amount, rate, fc.integer({ min: 2, max: 700 }), (placed, percent, length) => {
        const terms = { rate: percent, start: '2029-01-05', end: addDays('2029-01-05', length), currencyCode: '980' };
        const by = (count: DayCount) =>
          computeTermInterest(
            {
              ...terms,
              basis: count,
              payout: InterestPayout.monthly,
              paid: [],
              placed: [{ day: terms.start, amount: placed }],
            },
            false,
          );
        expect(by(DayCount.actAct)).toBe(by(DayCount.act365));
      }),
    );
  });

  test('in yens no payment has hundredths', () => {
    fc.assert(
      fc.property(deposit, yens, (item, placed) => {
        const inYens = { ...item, currencyCode: '392', placed: [{ day: item.start, amount: placed }] };
        const rows = buildDepositSchedule(inYens, false);
        expect(rows.every((row) => row.amount.endsWith('.00'))).toBe(true);
      }),
    );
  });

  test('an early return gives and loses what was earned, whatever was paid before', () => {
    fc.assert(
      fc.property(deposit, fc.integer({ min: 0, max: 1199 }), rate, (item, days, early) => {
        const today = addDays(item.start, Math.min(days, countDaysBetween(item.start, item.end) - 1));
        const broken = breakDeposit(withPaymentsUpTo(item, today), early, today);
        const { placed, earned, reduced, paidOut, returned, lost } = broken;
        expect(addAmounts(returned, paidOut)).toBe(addAmounts(placed, reduced));
        expect(addAmounts(lost, reduced)).toBe(earned);
        if (compareAmounts(early, item.rate) <= 0) expect(compareAmounts(lost, '0.00')).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
