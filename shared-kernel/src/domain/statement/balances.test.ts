import fc from 'fast-check';
import { formatMinor } from '../money';
import { getClosingBalance, isBalanced, getRevaluation, getTotalsByCurrency } from './balances';

const LARGE = 10n ** 15n;
const anySum = fc.bigInt({ min: -LARGE, max: LARGE }).map((units) => formatMinor(units));
const anyTurnover = fc.bigInt({ min: 0n, max: LARGE }).map((units) => formatMinor(units));

describe('the balances of an account', () => {
  it('close at opening + credit − debit, to the kopeck', () => {
    expect(getClosingBalance({ opening: '0.10', credit: '0.20', debit: '0.05' })).toBe('0.25');
    expect(getClosingBalance({ opening: '-480000.00', credit: '1000.00', debit: '0.00' })).toBe('-479000.00');
  });

  it('agree or are a kopeck out', () => {
    const movement = { opening: '100.00', debit: '30.00', credit: '5.00', closing: '75.00' };
    expect(isBalanced(movement)).toBe(true);
    expect(isBalanced({ ...movement, closing: '75' })).toBe(true);
    expect(isBalanced({ ...movement, closing: '75.01' })).toBe(false);
    expect(isBalanced({ ...movement, closing: '74.99' })).toBe(false);
  });

  it('that close where the turnovers lead are balanced, whatever they are', () => {
    fc.assert(
      fc.property(anySum, anyTurnover, anyTurnover, (opening, debit, credit) => {
        const closing = getClosingBalance({ opening, debit, credit });
        expect(isBalanced({ opening, debit, credit, closing })).toBe(true);
      }),
    );
  });
});

describe('the revaluation of a currency account', () => {
  it('is what the hryvnia equivalent moved without an operation', () => {
    const moved = { opening: '41500.00', debit: '0.00', credit: '4150.00', closing: '45870.00' };
    expect(getRevaluation(moved)).toBe('220.00');
    expect(getRevaluation({ ...moved, closing: '45600.00' })).toBe('-50.00');
  });

  it('is nothing for a hryvnia account', () => {
    expect(getRevaluation({ opening: '10.00', debit: '3.00', credit: '1.00', closing: '8.00' })).toBe('0.00');
  });
});

describe('the totals of several accounts', () => {
  it('are made within each currency, never across', () => {
    const accounts = [
      { currency: 'UAH', opening: '1.00', debit: '2.00', credit: '3.00', closing: '2.00' },
      { currency: 'USD', opening: '10.00', debit: '0.00', credit: '0.50', closing: '10.50' },
      { currency: 'UAH', opening: '0.10', debit: '0.20', credit: '0.30', closing: '0.20' },
    ];
    expect(getTotalsByCurrency(accounts)).toEqual([
      { currency: 'UAH', opening: '1.10', debit: '2.20', credit: '3.30', closing: '2.20' },
      { currency: 'USD', opening: '10.00', debit: '0.00', credit: '0.50', closing: '10.50' },
    ]);
    expect(getTotalsByCurrency([])).toEqual([]);
  });

  it('of balanced accounts are balanced', () => {
    const movement = fc.record({
      opening: anySum,
      debit: anyTurnover,
      credit: anyTurnover,
      currency: fc.constantFrom('UAH', 'USD', 'EUR'),
    });
    const accounts = fc.array(movement).map((rows) => rows.map((row) => ({ ...row, closing: getClosingBalance(row) })));
    fc.assert(fc.property(accounts, (rows) => expect(getTotalsByCurrency(rows).every(isBalanced)).toBe(true)));
  });
});
