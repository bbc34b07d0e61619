import { crossRate, HRYVNIA_QUOTE, getRateDifference } from './quote';

const dollar = { rate: '41.20', units: '1' };
const euro = { rate: '48.75', units: '1' };
const yen = { rate: '2.83', units: '10' };
const perHryvnia = (rate: string) => ({ from: { rate, units: '1' }, to: HRYVNIA_QUOTE });

describe('crossRate', () => {
  it.each([
    [dollar, euro, '0.845128'],
    [euro, dollar, '1.183252'],
    [dollar, yen, '145.583039'],
    [yen, HRYVNIA_QUOTE, '0.283000'],
  ])('one at %j is, in one at %j, %s', (from, to, rate) => {
    expect(crossRate({ from, to })).toBe(rate);
  });

  it('is rounded half up to the decimals that are asked for', () => {
    expect(crossRate({ from: dollar, to: euro }, 4)).toBe('0.8451');
    expect(crossRate({ from: { rate: '0.00005', units: '1' }, to: HRYVNIA_QUOTE }, 4)).toBe('0.0001');
  });
});

describe('getRateDifference', () => {
  it.each([
    ['48.20', '48.75', '1.1', -1],
    ['49.335', '48.75', '1.2', 1],
    ['48.7500', '48.75', '0.0', 0],
    ['48.7499', '48.75', '0.0', -1],
    ['97.50', '48.75', '100.0', 1],
  ] as const)('%s differs from %s by %s %%', (rate, other, percent, sign) => {
    expect(getRateDifference(perHryvnia(rate), perHryvnia(other))).toEqual({ percent, sign });
  });

  it('compares cross rates too', () => {
    const quoted = { from: dollar, to: euro };
    // 0.86 against 0.845128…
    expect(getRateDifference(perHryvnia('0.86'), quoted)).toEqual({ percent: '1.8', sign: 1 });
  });
});
