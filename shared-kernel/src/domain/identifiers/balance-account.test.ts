import vectors from '../../../test/data/vectors.json';
import { BalanceAccount, getBalanceAccount } from './balance-account';

describe('getBalanceAccount', () => {
  it.each(vectors.short_account)('$iban is the first four digits of $short', ({ iban, short }) => {
    expect(getBalanceAccount(iban)).toBe(short.slice(0, 4));
    expect(getBalanceAccount(short)).toBe(short.slice(0, 4));
  });

  it.each([
    ['UA523516070000026009349119632', BalanceAccount.companyCurrent],
    ['2650581212709', BalanceAccount.financialCompanyCurrent],
    ['290994', BalanceAccount.otherTransit],
  ])('of %s is %s', (account, balance) => {
    expect(getBalanceAccount(account)).toBe(balance);
  });
});
