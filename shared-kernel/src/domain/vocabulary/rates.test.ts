import { BUY_RESERVE_FACTOR, DEFAULT_VAT_RATE, VAT_RATES } from './rates';

describe('the rates of the specification', () => {
  it('are 20 percent of VAT at first and 2 percent in reserve for a purchase of currency', () => {
    expect(DEFAULT_VAT_RATE).toBe('20');
    expect(VAT_RATES).toEqual(['20', '14', '7', '0']);
    expect(BUY_RESERVE_FACTOR).toBe('1.02');
  });
});
