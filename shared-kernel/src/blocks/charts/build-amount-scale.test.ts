import fc from 'fast-check';
import { compareAmounts, formatMinor, subtractAmounts } from '../../domain/money';
import { buildAmountScale } from './build-amount-scale';

describe('the axis of a chart of amounts', () => {
  it('begins at zero and ends above the largest amount, in round steps', () => {
    expect(buildAmountScale(['4800000.00', '620000.00']).ticks).toEqual([
      '0.00',
      '2000000.00',
      '4000000.00',
      '6000000.00',
    ]);
    expect(buildAmountScale(['3.10']).ticks).toEqual(['0.00', '1.00', '2.00', '3.00', '4.00']);
  });

  it('goes below zero as far as the lowest balance', () => {
    const { ticks, share } = buildAmountScale(['100.00', '-30.00']);
    expect(ticks).toEqual(['-50.00', '0.00', '50.00', '100.00']);
    expect([share('-50.00'), share('100.00')]).toEqual([0, 1]);
    expect(share('0.00')).toBeCloseTo(1 / 3, 3);
  });

  it('has a height where nothing moved', () => {
    expect(buildAmountScale(['0.00', '0.00']).ticks).toEqual(['0.00', '1.00']);
    expect(buildAmountScale([]).share('0.00')).toBe(0);
  });

  it('holds every amount between its ends, with zero among its ticks, whatever the sums', () => {
    const anySum = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map((units) => formatMinor(units));
    fc.assert(
      fc.property(fc.array(anySum, { minLength: 1 }), (amounts) => {
        const { ticks, share } = buildAmountScale(amounts);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks).toContain('0.00');
        for (const amount of amounts) {
          expect(share(amount)).toBeGreaterThanOrEqual(0);
          expect(share(amount)).toBeLessThanOrEqual(1);
        }
        const steps = ticks.slice(1).map((tick, place) => subtractAmounts(tick, ticks[place] ?? ''));
        expect(new Set(steps).size).toBe(1);
      }),
    );
  });

  it('puts the larger of two amounts not lower', () => {
    const { share } = buildAmountScale(['9007199254740993.01', '9007199254740993.03']);
    expect(compareAmounts('9007199254740993.01', '9007199254740993.03')).toBe(-1);
    expect(share('9007199254740993.01')).toBeLessThanOrEqual(share('9007199254740993.03'));
  });
});
