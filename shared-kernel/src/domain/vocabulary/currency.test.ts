import {
  CURRENCIES,
  getSearchCurrencies,
  getAccountCurrencies,
  getCurrencyDigits,
  findCurrency,
  FOREIGN_CURRENCIES,
  OLD_RUBLE,
  UAH,
} from './currency';

const codesOf = (currencies: readonly { code: string }[]) => currencies.map(({ code }) => code);

describe('the currencies', () => {
  it('have two decimals, only the yen has none', () => {
    expect(codesOf(CURRENCIES.filter(({ digits }) => digits === 0))).toEqual(['392']);
    expect(CURRENCIES.filter(({ digits }) => digits === 2)).toHaveLength(5);
  });

  it('of a currency payment are all but the national one, and not the old rubles', () => {
    expect(codesOf(FOREIGN_CURRENCIES)).toEqual(['840', '978', '392', '826', '985']);
  });

  it('of a search are all, in the specification’s order', () => {
    expect(codesOf(getSearchCurrencies([]))).toEqual(['980', '840', '978', '985', '392', '826']);
  });

  it('of a search have the old rubles where an account or a document does', () => {
    const withRubles = ['980', '840', '978', '643', '985', '392', '826'];
    expect(codesOf(getSearchCurrencies(['980', '643']))).toEqual(withRubles);
    expect(codesOf(getSearchCurrencies(new Set(['643'])))).toEqual(withRubles);
    expect(getSearchCurrencies(['756'])).not.toContain(OLD_RUBLE);
  });

  it('of a list of accounts are those that the accounts hold', () => {
    expect(codesOf(getAccountCurrencies(['840', '980', '840', '756']))).toEqual(['980', '840']);
    expect(codesOf(getAccountCurrencies(['643', '392', '978']))).toEqual(['978', '392', '643']);
    expect(getAccountCurrencies([])).toEqual([]);
  });
});

describe('findCurrency', () => {
  it.each([...CURRENCIES, OLD_RUBLE])('finds $letters by its letters and by $code', (currency) => {
    expect(findCurrency(currency.letters)).toBe(currency);
    expect(findCurrency(currency.code)).toBe(currency);
  });

  it.each(['', 'uah', 'CHF', '756', '98', 'toString'])('finds none by "%s"', (text) => {
    expect(findCurrency(text)).toBeNull();
  });
});

describe('currencyDigits', () => {
  it('are 2 for a currency that we do not know, as most have', () => {
    expect([UAH.code, 'USD', 'CHF'].map(getCurrencyDigits)).toEqual([2, 2, 2]);
    expect(['JPY', '392'].map(getCurrencyDigits)).toEqual([0, 0]);
  });
});
