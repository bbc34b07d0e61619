/** A currency the bank works with: ISO 4217 numeric code, letters and number of minor digits. */
export interface Currency {
  readonly code: string;
  readonly letters: string;
  readonly digits: 0 | 2;
}

/** The national currency. Source: specification 1, section 9. */
export const UAH = { code: '980', letters: 'UAH', digits: 2 } as const satisfies Currency;

/** The currencies offered, national first. Source: specification 1, section 9; digits by ISO 4217 (the yen has none). */
export const CURRENCIES = [
  UAH,
  { code: '840', letters: 'USD', digits: 2 },
  { code: '978', letters: 'EUR', digits: 2 },
  { code: '392', letters: 'JPY', digits: 0 },
  { code: '826', letters: 'GBP', digits: 2 },
  { code: '985', letters: 'PLN', digits: 2 },
] as const satisfies readonly Currency[];

/** Letters of an offered currency; each has words for its amounts. */
export type CurrencyLetters = (typeof CURRENCIES)[number]['letters'];

/** What currency payments and requests may be made in. Source: specification 3, section 9. */
export const FOREIGN_CURRENCIES: readonly Currency[] = CURRENCIES.filter(({ code }) => code !== UAH.code);

/** Old accounts and documents may be in it, nothing new is. The letters are the specification's (ISO 4217 has RUB). */
export const OLD_RUBLE = { code: '643', letters: 'RUR', digits: 2 } as const satisfies Currency;

/** The order of a search's list. Source: specification 2, section 3 (journal search). */
const SEARCH_ORDER = ['980', '840', '978', OLD_RUBLE.code, '985', '392', '826'];

/**
 * The currencies that a search offers: all, and 643 only where an account or a document has it.
 * @param codesInUse numeric codes of the company's accounts and documents. Source: reference/banking 10
 */
export function currenciesForSearch(codesInUse: Iterable<string>): readonly Currency[] {
  const inUse = new Set(codesInUse);
  const offered = SEARCH_ORDER.filter((code) => code !== OLD_RUBLE.code || inUse.has(code));
  return offered.map(findCurrency).filter((currency) => currency !== null);
}

/** Source: specification 1, section 2 ("Account list"); the national currency before them is ours. */
const ACCOUNT_ORDER = [UAH.code, '978', '840', '392', '826', '985', OLD_RUBLE.code];

/** The currencies that a list of accounts can be filtered by: those that the accounts hold. @param codesHeld numeric */
export function currenciesOfAccounts(codesHeld: Iterable<string>): readonly Currency[] {
  const held = new Set(codesHeld);
  return ACCOUNT_ORDER.filter((code) => held.has(code))
    .map(findCurrency)
    .filter((currency) => currency !== null);
}

/** The currency of a numeric code (`980`) or of letters (`UAH`), or null if the bank does not work with it. */
export function findCurrency(codeOrLetters: string): Currency | null {
  const known: readonly Currency[] = [...CURRENCIES, OLD_RUBLE];
  return known.find(({ code, letters }) => code === codeOrLetters || letters === codeOrLetters) ?? null;
}

/** Minor digits of a currency by code or letters; 2, as most have, for one that we do not know. */
export function currencyDigits(codeOrLetters: string): number {
  return findCurrency(codeOrLetters)?.digits ?? 2;
}
