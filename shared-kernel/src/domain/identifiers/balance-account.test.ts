import vectors from '../../../test/data/vectors.json';
import { BalanceAccount, balanceAccountOf } from './balance-account';

describe('balanceAccountOf', () => {
  it.each(vectors.short_account)('$iban is the first four digits of $short', ({ iban, short }) => {
    expect(balanceAccountOf(iban)).toBe(short.slice(0, 4));
    expect(balanceAccountOf(short)).toBe(short.slice(0, 4));
  });

  it.each([
    ['UA523516070000026009349119632', BalanceAccount.companyCurrent],
    ['2650581212709', BalanceAccount.financialCompanyCurrent],
    ['290994', BalanceAccount.otherTransit],
  ])('of %s is %s', (account, balance) => {
    expect(balanceAccountOf(account)).toBe(balance);
  });
});
