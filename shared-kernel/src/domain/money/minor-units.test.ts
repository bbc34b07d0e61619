import fc from 'fast-check';
import { addAmounts, compareAmounts, formatMinor, subtractAmounts, toMinor, sumPerCurrency } from './minor-units';

const units = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });

describe('minor units', () => {
  it.each([
    ['12.5', 2, 1250n],
    ['12.50', 2, 1250n],
    ['12', 2, 1200n],
    ['0.01', 2, 1n],
    ['-0.01', 2, -1n],
    ['-0.00', 2, 0n],
    ['007.10', 2, 710n],
    ['5', 0, 5n],
    ['41.5000', 4, 415000n],
    ['90071992547409.93', 2, 9007199254740993n],
  ])('of %s with %d decimals are %s', (amount, digits, minor) => {
    expect(toMinor(amount, digits)).toBe(minor);
  });

  it.each([
    [1250n, 2, '12.50'],
    [5n, 2, '0.05'],
    [-5n, 2, '-0.05'],
    [0n, 2, '0.00'],
    [0n, 0, '0'],
    [-7n, 0, '-7'],
    [415000n, 4, '41.5000'],
  ])('%s with %d and %d decimals are written %s', (minor, digits, amount) => {
    expect(formatMinor(minor, digits)).toBe(amount);
  });

  it.each(['', ' ', '1,5', '1.', '.5', '1.234', '+1', '1e2', '--1', '1 000', 'abc', '１', '0x1', '1\n', 'NaN'])(
    'of the text "%s" do not exist: it throws',
    (text) => {
      expect(() => toMinor(text)).toThrow(RangeError);
    },
  );

  it('refuses decimals of a currency that has none', () => {
    expect(() => toMinor('5.0', 0)).toThrow('not an amount with 0 decimals');
  });

  it.each([0, 2, 4])('with %d decimals come back as they were, whatever their size', (digits) => {
    fc.assert(fc.property(units, (minor) => toMinor(formatMinor(minor, digits), digits) === minor));
  });
});

describe('arithmetic on amounts', () => {
  it('has no mistakes of binary fractions', () => {
    expect(addAmounts('0.10', '0.20')).toBe('0.30');
    expect(subtractAmounts('1.00', '0.99')).toBe('0.01');
    expect(subtractAmounts('0.01', '1.00')).toBe('-0.99');
    expect(addAmounts('99999999999999999999.99', '0.01')).toBe('100000000000000000000.00');
  });

  it('adds and takes away the same to give the same again', () => {
    fc.assert(
      fc.property(units.map(fromMinorOfTwo), units.map(fromMinorOfTwo), (a, b) => {
        expect(subtractAmounts(addAmounts(a, b), b)).toBe(a);
        expect(addAmounts(a, b)).toBe(addAmounts(b, a));
      }),
    );
  });

  it.each([
    ['9.99', '10.00', -1],
    ['10.00', '9.99', 1],
    ['10', '10.00', 0],
    ['-1.00', '0.00', -1],
    ['-0.00', '0.00', 0],
    ['100000000000000000.01', '100000000000000000.00', 1],
  ])('compares %s with %s: %d', (a, b, expected) => {
    expect(compareAmounts(a, b)).toBe(expected);
  });
});

function fromMinorOfTwo(minor: bigint): string {
  return formatMinor(minor);
}

describe('sumPerCurrency', () => {
  it('keeps the order in which the currencies first appear', () => {
    const items = [
      { amount: '1.10', currency: 'USD' },
      { amount: '2.20', currency: 'UAH' },
      { amount: '0.05', currency: 'EUR' },
      { amount: '3.30', currency: 'UAH' },
      { amount: '-0.15', currency: 'EUR' },
    ];
    expect(sumPerCurrency(items)).toEqual([
      { currency: 'USD', amount: '1.10' },
      { currency: 'UAH', amount: '5.50' },
      { currency: 'EUR', amount: '-0.10' },
    ]);
  });

  it('of nothing are no totals', () => {
    expect(sumPerCurrency([])).toEqual([]);
  });

  it('of 100,000 amounts are exact to the kopeck', () => {
    const items = Array.from({ length: 100_000 }, (_, i) => ({
      amount: '999999999.99',
      currency: i % 2 ? 'UAH' : 'USD',
    }));
    expect(sumPerCurrency([...items, { amount: '0.01', currency: 'UAH' }])).toEqual([
      { currency: 'USD', amount: '49999999999500.00' },
      { currency: 'UAH', amount: '49999999999500.01' },
    ]);
  });

  it('is the sum of its parts, however the amounts are mixed', () => {
    const item = fc.record({ minor: units, currency: fc.constantFrom('UAH', 'USD', 'EUR') });
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const totals = sumPerCurrency(items.map(({ minor, currency }) => ({ amount: formatMinor(minor), currency })));
        for (const { currency, amount } of totals) {
          const parts = items.filter((part) => part.currency === currency).map(({ minor }) => minor);
          expect(toMinor(amount)).toBe(parts.reduce((sum, minor) => sum + minor, 0n));
        }
      }),
    );
  });
});
