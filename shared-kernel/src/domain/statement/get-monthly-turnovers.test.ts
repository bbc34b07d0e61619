import fc from 'fast-check';
import { addDays } from '../dates';
import { addAmounts, formatMinor } from '../money';
import { getClosingBalance, isBalanced } from './balances';
import { getMonthlyTurnovers, getStartOfMonths, type AccountDay } from './get-monthly-turnovers';

const day = (accountId: string, date: string, opening: string, moved: { debit?: string; credit?: string }) => {
  const { debit = '0.00', credit = '0.00' } = moved;
  const currencyLetters = accountId.startsWith('u') ? 'USD' : 'UAH';
  return {
    accountId,
    currencyLetters,
    day: date,
    opening,
    debit,
    credit,
    closing: getClosingBalance({ opening, debit, credit }),
  };
};
const ASKED = { end: '2026-07-15', count: 3 };

describe('turnovers by month', () => {
  it('begin on the first day of the first month', () => {
    expect(getStartOfMonths(ASKED)).toBe('2026-05-01');
    expect(getStartOfMonths({ end: '2026-01-31', count: 12 })).toBe('2025-02-01');
  });

  it('add up the days of each account; a month without a row keeps the balance', () => {
    const [hryvnias] = getMonthlyTurnovers(
      [
        day('a', '2026-05-04', '100.00', { credit: '50.10' }),
        day('a', '2026-05-29', '150.10', { debit: '20.05' }),
        day('a', '2026-07-01', '130.05', { debit: '200.00' }),
      ],
      ASKED,
    );
    expect(hryvnias?.months).toEqual([
      { month: '2026-05', opening: '100.00', debit: '20.05', credit: '50.10', difference: '30.05', closing: '130.05' },
      { month: '2026-06', opening: '130.05', debit: '0.00', credit: '0.00', difference: '0.00', closing: '130.05' },
      {
        month: '2026-07',
        opening: '130.05',
        debit: '200.00',
        credit: '0.00',
        difference: '-200.00',
        closing: '-69.95',
      },
    ]);
  });

  it('sum up accounts of one currency and never those of two', () => {
    const months = getMonthlyTurnovers(
      [
        day('a', '2026-07-01', '10.00', { credit: '1.00' }),
        day('u', '2026-06-10', '5.00', { debit: '0.50' }),
        day('b', '2026-07-15', '2.00', {}),
      ],
      ASKED,
    );
    expect(months.map(({ currency, accountIds }) => [currency, accountIds])).toEqual([
      ['UAH', ['a', 'b']],
      ['USD', ['u']],
    ]);
    expect(months[0]?.months.map(({ closing }) => closing)).toEqual(['12.00', '12.00', '13.00']);
    expect(months[1]?.months.map(({ closing }) => closing)).toEqual(['5.00', '4.50', '4.50']);
  });

  it('do not depend on the order of the days', () => {
    const days = [
      day('a', '2026-05-04', '0.00', { credit: '7.00' }),
      day('a', '2026-05-05', '7.00', { debit: '3.00' }),
      day('a', '2026-06-30', '4.00', { debit: '1.00' }),
    ];
    expect(getMonthlyTurnovers(days.toReversed(), ASKED)).toEqual(getMonthlyTurnovers(days, ASKED));
  });

  it('are none without accounts', () => {
    expect(getMonthlyTurnovers([], ASKED)).toEqual([]);
  });

  it('lose no kopeck: each month is balanced, begins where the one before ended, and all of them are the whole', () => {
    const kopecks = fc.bigInt({ min: 0n, max: 10n ** 17n }).map((units) => formatMinor(units));
    const moves = fc.array(fc.record({ after: fc.nat({ max: 20 }), debit: kopecks, credit: kopecks }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(kopecks, moves, (start, movements) => {
        const days: AccountDay[] = [];
        let [date, opening] = ['2026-01-01', start];
        for (const { after, debit, credit } of movements) {
          date = addDays(date, after + 1);
          if (date > '2026-12-31') break;
          const row = day('a', date, opening, { debit, credit });
          days.push(row);
          opening = row.closing;
        }
        fc.pre(days.length > 0);
        const [{ months } = { months: [] }] = getMonthlyTurnovers(days, { end: '2026-12-31', count: 12 });
        expect(months.every(isBalanced)).toBe(true);
        months.slice(1).forEach((month, index) => expect(month.opening).toBe(months[index]?.closing));
        for (const side of ['debit', 'credit'] as const) {
          const sumOf = (rows: readonly { readonly [K in typeof side]: string }[]) =>
            rows.reduce((total, row) => addAmounts(total, row[side]), '0.00');
          expect(sumOf(months)).toBe(sumOf(days));
        }
        expect([months[0]?.opening, months.at(-1)?.closing]).toEqual([start, days.at(-1)?.closing]);
      }),
    );
  });
});
