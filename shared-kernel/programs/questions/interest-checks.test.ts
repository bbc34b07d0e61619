import { vectors } from '../../src/domain/interest/interest-vectors.json';
import { answerLine } from './answer-line';

const ask = (question: object) => JSON.parse(answerLine(JSON.stringify(question))) as Record<string, unknown>;
const basisOf = (text = '') => text.split(' ')[0];

describe('interest by the vectors', () => {
  const deposits = vectors.filter(({ kind }) => kind === 'deposit');
  test.each(deposits)('$id', ({ principal, rate, basis, start, end, payout, currency, expect: expected }) => {
    const answer = ask({
      check: 'deposit',
      principal,
      rate,
      basis,
      start,
      end,
      currency,
      payout: payout?.split(' ')[0],
    });
    if (expected.rows)
      expect(answer['rows']).toMatchObject(expected.rows.map(({ date, interest }) => ({ date, interest })));
    if (expected.interest) expect(answer['interest']).toBe(expected.interest);
  });

  const credits = vectors.filter(({ schedule }) => schedule !== undefined);
  test.each(credits)(
    '$id',
    ({ principal, rate, basis, start, periods, dueDay, schedule, currency, expect: expected }) => {
      const answer = ask({
        check: 'credit',
        principal,
        rate,
        basis: basisOf(basis),
        start,
        periods,
        dueDay,
        schedule,
        currency,
      });
      expect(answer).toMatchObject({ interest: expected.interest, total: expected.total, rows: expected.rows });
    },
  );

  test('credit-early-repayment', () => {
    const [of] = vectors.filter(({ id }) => id === 'credit-annuity-12-monthly-rate');
    const [early] = vectors.filter(({ id }) => id === 'credit-early-repayment');
    const { principal, rate, start, periods, schedule } = of ?? {};
    const answer = ask({
      check: 'earlyRepayment',
      principal,
      rate,
      start,
      periods,
      schedule,
      basis: '30/360',
      afterPayment: early?.afterPayment,
      extra: early?.extra,
    });
    expect(answer).toMatchObject({
      asNow: early?.expect.without,
      smallerPayment: early?.expect.keepTerm,
      shorterTerm: early?.expect.keepPayment,
    });
  });

  test.each([
    ['2026-07-06', '256.44'],
    ['2026-07-22', '4359.45'],
  ])('of a credit up to %s is %s', (end, interest) => {
    const question = { check: 'interest', principal: '480000.00', rate: '19.5', start: '2026-07-05', end };
    expect(ask(question)).toEqual({ interest });
  });
});

test('a deposit tells what is accrued and what an early return gives', () => {
  const deposit = { principal: '100000.00', rate: '12', start: '2026-01-01', end: '2026-12-31', payout: 'monthly' };
  const answer = ask({ check: 'deposit', ...deposit, today: '2026-03-11', earlyRate: '1' });
  // From 02.03 to 10.03: 9 days at 12 %; the payment day itself earned with the previous month.
  expect(answer['accrued']).toBe('295.89');
  expect(answer['early']).toMatchObject({ placed: '100000.00', days: 68, reduced: '186.30' });
});

test.each([
  [{ check: 'interest', principal: '1', rate: '1', start: '2026-02-30', end: '2026-03-01' }, 'start'],
  [{ check: 'credit', principal: '1', rate: '1', schedule: 'bullet', start: '2026-01-01', periods: 1 }, 'schedule'],
  [
    {
      check: 'earlyRepayment',
      principal: '1',
      rate: '1',
      schedule: 'classic',
      start: '2026-01-01',
      periods: 1,
      afterPayment: 2,
      extra: '1',
    },
    'afterPayment',
  ],
])('a question that is not understood says where: %j', (question, where) => {
  expect(ask(question)['error']).toContain(`"${where}"`);
});
