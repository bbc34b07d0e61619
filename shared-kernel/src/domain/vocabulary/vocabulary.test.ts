import * as vocabulary from '.';

const { AccountStatus, CURRENCIES, isClosed, isLanguage, LANGUAGES, getLanguageTag, UAH } = vocabulary;

describe('the vocabulary of the specification', () => {
  it('numbers the statuses, roles and rights as the wire does', () => {
    expect(vocabulary.DocumentStatus).toEqual({
      unsaved: -1,
      new: 0,
      signedSecond: 1,
      signedFirst: 2,
      ready: 3,
      inProgress: 4,
      success: 5,
      aborted: 6,
    });
    expect(vocabulary.SignatureRight).toEqual({ all: 0, first: 1, second: 2, operator: 3 });
    expect(vocabulary.Role).toEqual({ director: 0, accountant: 1, operator: 2 });
    expect(vocabulary.UserStatus).toEqual({ registered: 0, temporaryPassword: 1, active: 2, blocked: 3, inactive: 4 });
    expect(vocabulary.DocumentType).toEqual({
      uahPayment: 1,
      currencyPayment: 2,
      buyRequest: 3,
      saleRequest: 4,
      convertRequest: 5,
    });
  });

  it('stores every status but that of an unsaved form', () => {
    const statuses = Object.values(vocabulary.DocumentStatus).filter((status) => status !== -1);
    expect([...vocabulary.STORED_STATUSES]).toEqual(statuses.sort((a, b) => a - b));
  });

  it('knows the limits of a hryvnia payment', () => {
    expect(vocabulary).toMatchObject({
      AMOUNT_MIN: '0.01',
      AMOUNT_MAX: '999999999.99',
      BUDGET_BANK_CODE: '899998',
      DOCUMENT_DATE_DAYS_BACK: 30,
      DOCUMENT_NUMBER_MAX: 10,
      IBAN_LENGTH: 29,
      OWN_BANK_CODE_FALLBACK: '351607',
      PURPOSE_MAX: 420,
      RECEIVER_NAME_MAX: 140,
      REQUEST_TIMEOUT_MS: 60_000,
      SMS_CODE_LENGTH: 6,
      VALUE_DATE_DAYS_AHEAD: 10,
    });
  });

  it('names each currency once, the national one first', () => {
    expect(CURRENCIES[0]).toBe(UAH);
    expect(new Set(CURRENCIES.map(({ code }) => code)).size).toBe(CURRENCIES.length);
    expect(CURRENCIES.map(({ code, letters }) => `${code} ${letters}`)).toEqual([
      '980 UAH',
      '840 USD',
      '978 EUR',
      '392 JPY',
      '826 GBP',
      '985 PLN',
    ]);
  });

  it('calls both closed-type statuses of an account closed, and no other', () => {
    expect(Object.values(AccountStatus).filter(isClosed)).toEqual([AccountStatus.closed, AccountStatus.closedToo]);
  });

  it('tells browsers "uk" for Ukrainian, which the specification calls "ua"', () => {
    expect(LANGUAGES.map(getLanguageTag)).toEqual(['uk', 'ru', 'en']);
  });

  it('takes for a language what is in its list, and nothing a stored setting may hold otherwise', () => {
    expect(LANGUAGES.every(isLanguage)).toBe(true);
    expect(['uk', 'UA', '', null, undefined, 0].some(isLanguage)).toBe(false);
  });
});
