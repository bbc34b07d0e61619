/** Currency of ISO 4217: numeric code, letters, minor digits. */
export interface Currency {
  readonly code: string;
  readonly letters: string;
  readonly digits: 0 | 2;
}

/** Source: docs/requirements/shell-accounts-admin.md#currencies. */
export const UAH = { code: '980', letters: 'UAH', digits: 2 } as const satisfies Currency;

/** Digits by ISO 4217. Source: docs/requirements/shell-accounts-admin.md#currencies. */
export const CURRENCIES = [
  UAH,
  { code: '840', letters: 'USD', digits: 2 },
  { code: '978', letters: 'EUR', digits: 2 },
  { code: '392', letters: 'JPY', digits: 0 },
  { code: '826', letters: 'GBP', digits: 2 },
  { code: '985', letters: 'PLN', digits: 2 },
] as const satisfies readonly Currency[];

export type CurrencyLetters = (typeof CURRENCIES)[number]['letters'];

/** Source: docs/requirements/currency-payroll-credits-statements.md#currency-values. */
export const FOREIGN_CURRENCIES: readonly Currency[] = CURRENCIES.filter(({ code }) => code !== UAH.code);

/** Only in old accounts and documents. The letters are the specification's (ISO: RUB). */
export const OLD_RUBLE = { code: '643', letters: 'RUR', digits: 2 } as const satisfies Currency;

/** Source: docs/requirements/hryvnia-payments.md#journal-search. */
const SEARCH_ORDER = ['980', '840', '978', OLD_RUBLE.code, '985', '392', '826'];

/**
 * Returns all currencies, 643 only if in use. Source: docs/requirements/banking-rules.md#conflicts-decided.
 * @param codesInUse numeric codes of the company's accounts and documents
 */
export function getSearchCurrencies(codesInUse: Iterable<string>): readonly Currency[] {
  const inUse = new Set(codesInUse);
  const offered = SEARCH_ORDER.filter((code) => code !== OLD_RUBLE.code || inUse.has(code));
  return offered.map(findCurrency).filter((currency) => currency !== null);
}

/** The leading hryvnia is ours. Source: docs/requirements/shell-accounts-admin.md#account-list. */
const ACCOUNT_ORDER = [UAH.code, '978', '840', '392', '826', '985', OLD_RUBLE.code];

/** Returns the currencies of accounts for a filter. */
export function getAccountCurrencies(codesHeld: Iterable<string>): readonly Currency[] {
  const held = new Set(codesHeld);
  return ACCOUNT_ORDER.filter((code) => held.has(code))
    .map(findCurrency)
    .filter((currency) => currency !== null);
}

/** Returns the currency of `980` or `UAH`, or null. */
export function findCurrency(codeOrLetters: string): Currency | null {
  const all: readonly Currency[] = [...CURRENCIES, OLD_RUBLE];
  return all.find(({ code, letters }) => code === codeOrLetters || letters === codeOrLetters) ?? null;
}

/** Returns minor digits; 2 for an unknown currency. */
export function getCurrencyDigits(codeOrLetters: string): number {
  return findCurrency(codeOrLetters)?.digits ?? 2;
}
