import { isTypedRate } from './read-typed-rate';

describe('isTypedRate', () => {
  it.each(['41.5', '41,5', '0.000001', '999999.999999', '2', '007.10'])('takes %s', (text) => {
    expect(isTypedRate(text)).toBe(true);
  });

  it.each(['', '0', '0.000000', '-1', '+1', '1.', '.5', '1.1234567', '1234567', '1 000', '1e2', '41.5.1', 'NaN'])(
    'refuses %j',
    (text) => {
      expect(isTypedRate(text)).toBe(false);
    },
  );
});
