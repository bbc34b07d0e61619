import fc from 'fast-check';
import vectors from '../../../test/data/vectors.json';
import { compareCrossRate, exchange, getHryvniasToBuy, toHryvnias } from './exchange';
import { compareAmounts, formatMinor } from './minor-units';

const dollar = { rate: '41.5000', units: '1' };
const yen = { rate: '2.7500', units: '10' };

describe('getHryvniasToBuy', () => {
  it.each(vectors.buy_uah_needed.cases)(
    'asks $uah for $amount at $nbu_rate per $units',
    ({ amount, nbu_rate: rate, units, uah }) => {
      expect(getHryvniasToBuy(amount, { rate, units: String(units) })).toBe(uah);
    },
  );

  it('rounds once, after the reserve: rounding the equivalent first would lose a kopeck', () => {
    const official = { rate: '1.0149', units: '1' };
    expect(toHryvnias('1.00', official)).toBe('1.01');
    expect(getHryvniasToBuy('1.00', official)).toBe('1.04');
  });

  it('rounds half a kopeck up', () => {
    expect(getHryvniasToBuy('0.50', { rate: '0.5', units: '1' })).toBe('0.26');
    expect(getHryvniasToBuy('1.25', { rate: '1', units: '1' })).toBe('1.28');
    expect(getHryvniasToBuy('0.25', { rate: '1', units: '1' })).toBe('0.26');
  });
});

describe('equivalents', () => {
  it.each([
    ['1000.00', dollar, '41500.00'],
    ['0.01', dollar, '0.42'],
    ['100000.00', yen, '27500.00'],
    ['999999999.99', { rate: '48.3321', units: '100' }, '483321000.00'],
  ])('%s at the rate of %j are %s hryvnias', (amount, official, hryvnias) => {
    expect(toHryvnias(amount, official)).toBe(hryvnias);
  });

  it('are never more than the hryvnias that a purchase needs', () => {
    const cents = fc.bigInt({ min: 1n, max: 99_999_999_999n });
    const rates = fc.bigInt({ min: 10_000n, max: 9_999_999n }).map((rate) => formatMinor(rate, 4));
    fc.assert(
      fc.property(cents, rates, (units, rate) => {
        const official = { rate, units: '1' };
        expect(
          compareAmounts(getHryvniasToBuy(formatMinor(units), official), toHryvnias(formatMinor(units), official)),
        ).not.toBe(-1);
      }),
    );
  });

  it('have no meaning at a rate or for units of zero', () => {
    expect(() => exchange('1.00', dollar, { rate: '0', units: '1' })).toThrow('division by zero');
    expect(() => toHryvnias('1.00', { rate: '1', units: '0' })).toThrow('division by zero');
  });
});

describe('exchanged', () => {
  const euro = { rate: '47.90', units: '1' };

  it.each([
    ['100.00', euro, dollar, '115.42'],
    ['100.00', dollar, euro, '86.64'],
    ['0.01', dollar, euro, '0.01'],
    ['27.50', { rate: '1', units: '1' }, yen, '100.00'],
  ])('%s of a currency at %j are, in one at %j, %s', (amount, from, to, result) => {
    expect(exchange(amount, from, to)).toBe(result);
  });

  it('rounds once: over rounded hryvnias a cent would be lost', () => {
    const [from, to] = [
      { rate: '1.049', units: '1' },
      { rate: '0.1', units: '1' },
    ];
    expect(toHryvnias('0.10', from)).toBe('0.10');
    expect(exchange('0.10', from, to)).toBe('1.05');
  });

  it('gives whole yen, written with two decimals as every amount', () => {
    expect(exchange('1.00', dollar, yen, 0)).toBe('151.00');
    expect(exchange('1.00', { rate: '2.7500', units: '1' }, { rate: '1.0000', units: '2' }, 0)).toBe('6.00');
  });
});

describe('compareCrossRate', () => {
  it.each([
    ['15.090909', 1],
    ['15.090910', -1],
    ['15.1', -1],
    ['150.909', -1],
  ])('a dollar in yen of ten to %s', (rate, expected) => {
    // 41.5 ÷ 2.75 = 15.0909… for ten yen, ten times that for one.
    expect(compareCrossRate(dollar, { ...yen, units: '1' }, rate)).toBe(expected);
  });

  it('is exact where the cross rate is', () => {
    expect(compareCrossRate({ rate: '41.50', units: '1' }, { rate: '2', units: '10' }, '207.5')).toBe(0);
  });
});
