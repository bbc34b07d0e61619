import { account } from '../../testing/accounts';
import { totalsOf } from './account-totals';

const DOLLARS = { currencyLetters: 'USD', currencyCode: '840', balance: '0.10', balanceEquivalent: '4.15' };

describe('totalsOf', () => {
  it('adds up each currency exactly, and all of them in hryvnias', () => {
    const accounts = [
      account({ balance: '999999999.99', balanceEquivalent: '999999999.99' }),
      account(DOLLARS),
      account({ ...DOLLARS, balance: '0.20', balanceEquivalent: '8.30' }),
      account({ balance: '-0.99', balanceEquivalent: '-0.99' }),
    ];
    expect(totalsOf(accounts)).toEqual({
      currencies: [
        { currency: 'UAH', code: '980', count: 2, balance: '999999999.00', equivalent: '999999999.00' },
        { currency: 'USD', code: '840', count: 2, balance: '0.30', equivalent: '12.45' },
      ],
      equivalent: '1000000011.45',
    });
  });

  it('is nothing where there are no accounts', () => {
    expect(totalsOf([])).toEqual({ currencies: [], equivalent: '0.00' });
  });
});
