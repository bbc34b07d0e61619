import { buildAccount } from '../../testing/build-account';
import { sumAccounts } from './sum-accounts';

const DOLLARS = { currencyLetters: 'USD', currencyCode: '840', balance: '0.10', balanceEquivalent: '4.15' };

describe('totalsOf', () => {
  it('adds up each currency exactly, and all of them in hryvnias', () => {
    const accounts = [
      buildAccount({ balance: '999999999.99', balanceEquivalent: '999999999.99' }),
      buildAccount(DOLLARS),
      buildAccount({ ...DOLLARS, balance: '0.20', balanceEquivalent: '8.30' }),
      buildAccount({ balance: '-0.99', balanceEquivalent: '-0.99' }),
    ];
    expect(sumAccounts(accounts)).toEqual({
      currencies: [
        { currency: 'UAH', code: '980', count: 2, balance: '999999999.00', equivalent: '999999999.00' },
        { currency: 'USD', code: '840', count: 2, balance: '0.30', equivalent: '12.45' },
      ],
      equivalent: '1000000011.45',
    });
  });

  it('is nothing where there are no accounts', () => {
    expect(sumAccounts([])).toEqual({ currencies: [], equivalent: '0.00' });
  });
});
