import fc from 'fast-check';
import { formatMinor } from '../money';
import { Side } from '../vocabulary';
import { getClosingBalance } from './balances';
import { sumFlows, groupOperations, getRunningBalances, getOperationSum } from './groups';

const { debit, credit } = Side;
const row = (day: string, side: Side, sum: string, currency = 'UAH', isRevaluation = false) => ({
  day,
  side,
  sum,
  currency,
  isRevaluation,
});
const ROWS = [
  row('20', credit, '100.00'),
  row('20', debit, '30.10'),
  row('19', credit, '5.00', 'EUR'),
  row('20', debit, '0.20'),
  row('19', credit, '900.00', 'EUR', true),
];

describe('what operations sum up to', () => {
  it('is told per currency, without what the rate moved', () => {
    expect(sumFlows(ROWS)).toEqual([
      { currency: 'UAH', credit: '100.00', debit: '30.30', net: '69.70' },
      { currency: 'EUR', credit: '5.00', debit: '0.00', net: '5.00' },
    ]);
    expect(sumFlows([])).toEqual([]);
  });
});

describe('groups of operations', () => {
  it('stand in the order of their first operation and have their own sums', () => {
    const groups = groupOperations(ROWS, ({ day }) => day);
    expect(groups.map(({ key, rows }) => [key, rows.length])).toEqual([
      ['20', 3],
      ['19', 2],
    ]);
    expect(groups[0]?.flows).toEqual([{ currency: 'UAH', credit: '100.00', debit: '30.30', net: '69.70' }]);
  });
});

describe('the running balance', () => {
  const moved = (side: Side, amount: string, currencyAmount: string | null = null, isRevaluation = false) => ({
    side,
    amount,
    currencyAmount,
    isRevaluation,
  });

  it('is counted in the currency of the account; a revaluation moves nothing', () => {
    const documents = [
      moved(credit, '900.00', null, true),
      moved(credit, '4851.00', '100.00'),
      moved(debit, '48.51', '1.00'),
    ];
    expect(getRunningBalances('5000.00', documents)).toEqual(['5000.00', '5100.00', '5099.00']);
    expect(documents.map(getOperationSum)).toEqual(['900.00', '100.00', '1.00']);
  });

  it('ends where opening and turnovers lead', () => {
    const anySum = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((units) => formatMinor(units));
    const anyMove = fc.tuple(fc.constantFrom(debit, credit), anySum);
    fc.assert(
      fc.property(anySum, fc.array(anyMove, { minLength: 1 }), (opening, moves) => {
        const documents = moves.map(([side, amount]) => moved(side, amount));
        const [flow] = sumFlows(documents.map((one) => ({ ...one, sum: one.amount, currency: 'UAH' })));
        const closing = getClosingBalance({ opening, debit: flow?.debit ?? '0.00', credit: flow?.credit ?? '0.00' });
        expect(getRunningBalances(opening, documents).at(-1)).toBe(closing);
      }),
    );
  });
});
