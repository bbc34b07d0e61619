import { currencyDigits, languageTag, RATE_DIGITS, type Language } from '../vocabulary';

/** A minus as wide as the figures and a plus; the hyphen of the browsers is hardly seen beside them. */
const MINUS = '\u2212';

/** Of percents: as many as the bank keeps. */
const PERCENT_DECIMALS = 4;
/** Figures and sign never part at the end of a line. */
const NBSP = '\u00a0';

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * An amount for reading: `1 234 567,89` in Ukrainian and Russian (no-break spaces), `1,234,567.89` in English.
 * @param amount decimal string; formatted as a string, a number would round large sums
 */
export function formatAmount(amount: string, language: Language, digits = 2): string {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return formatter(`${language}${digits}`, language, decimals)
    .format(amount as Intl.StringNumericLiteral)
    .replace('-', MINUS);
}

/**
 * An amount with the decimals of its currency, for where its letters stand beside it: `1 234,56` hryvnias, `1 234` yen;
 * a fraction of a yen that a document has all the same is shown.
 * @param currency letters: `UAH`
 */
export function formatInCurrency(amount: string, currency: string, language: Language): string {
  const decimals = { minimumFractionDigits: currencyDigits(currency), maximumFractionDigits: 2 };
  return formatter(`${language}${currency} alone`, language, decimals)
    .format(amount as Intl.StringNumericLiteral)
    .replace('-', MINUS);
}

/**
 * An amount with the currency's sign and decimals: `1 234,56 ₴` in Ukrainian and Russian, `₴1,234.56` in English.
 * Yen are written whole; a fraction that a document has all the same is shown.
 * @param currency letters: `UAH`
 */
export function formatMoney(amount: string, currency: string, language: Language): string {
  const decimals = { minimumFractionDigits: currencyDigits(currency), maximumFractionDigits: 2 };
  const sign = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return formatter(language + currency, language, { ...sign, ...decimals })
    .format(amount as Intl.StringNumericLiteral)
    .replace('-', MINUS);
}

/** A rate for reading: `48,20`, `0,845128`; at least two decimals, at most six. @param rate decimal string */
export function formatRate(rate: string, language: Language): string {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: RATE_DIGITS.decimals };
  return formatter(`${language}rate`, language, decimals).format(rate as Intl.StringNumericLiteral);
}

/** A percent for reading, with no more decimals than it has: `19,5 %` in Ukrainian and Russian, `19.5%` in English. */
export function formatPercent(percent: string, language: Language): string {
  const decimals = { minimumFractionDigits: 0, maximumFractionDigits: PERCENT_DECIMALS };
  const figures = formatter(`${language}percent`, language, decimals).format(percent as Intl.StringNumericLiteral);
  return `${figures}${language === 'en' ? '' : NBSP}%`;
}

/** An amount in few characters, for the ticks of a chart: `1,5 млн`, `500 тис.`, `1.5M`. @param amount decimal string */
export function formatShortAmount(amount: string, language: Language): string {
  return formatter(`${language}short`, language, { notation: 'compact', maximumFractionDigits: 1 })
    .format(amount as Intl.StringNumericLiteral)
    .replace('-', MINUS);
}

/** Creating a formatter costs more than 1,000 uses of it, and a journal formats thousands. */
function formatter(key: string, language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  let found = formatters.get(key);
  if (!found) {
    // Without it Polish-style "min2" grouping of some locales leaves 1234,56 ungrouped.
    found = new Intl.NumberFormat(languageTag(language), { ...options, useGrouping: 'always' });
    formatters.set(key, found);
  }
  return found;
}
