import { VALID_ACCOUNT } from '../testing';
import { canPayCurrencyFrom, canTakeRemainder } from './accounts';
import { closed, EURO_ACCOUNT } from './testing';

describe('the accounts offered', () => {
  it('for a currency payment are open, allowed for payments and in its currency', () => {
    expect(canPayCurrencyFrom(EURO_ACCOUNT, '978')).toBe(true);
    expect(canPayCurrencyFrom(EURO_ACCOUNT, '840')).toBe(false);
    expect(canPayCurrencyFrom(closed(EURO_ACCOUNT), '978')).toBe(false);
    expect(canPayCurrencyFrom({ ...EURO_ACCOUNT, paymentsAllowed: false }, '978')).toBe(false);
  });

  it('for what a purchase leaves over are hryvnia accounts', () => {
    expect(canTakeRemainder(VALID_ACCOUNT)).toBe(true);
    expect(canTakeRemainder(EURO_ACCOUNT)).toBe(false);
    expect(canTakeRemainder(closed(VALID_ACCOUNT))).toBe(false);
  });
});
