import { getCurrencyDigits, getLanguageTag, RATE_DIGITS, type Language } from '../vocabulary';

/** The browsers' hyphen is hardly visible beside figures. */
const MINUS = '\u2212';

const PERCENT_DECIMALS = 4;
const NBSP = '\u00a0';

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats `1 234 567,89` in Ukrainian and Russian (no-break spaces), `1,234,567.89` in English.
 * @param amount formatted as a string: a number would round large sums
 */
export function formatAmount(amount: string, language: Language, digits = 2): string {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return getFormatter(`${language}${digits}`, language, decimals)
    .format(amount as Intl.StringNumericLiteral)
    .replace('-', MINUS);
}

/**
 * Formats with the currency's decimals, without sign: `1 234,56`; a fraction of a yen is still shown.
 * @param currency letters: `UAH`
 */
export function formatInCurrency(amount: string, currency: string, language: Language): string {
  const decimals = { minimumFractionDigits: getCurrencyDigits(currency), maximumFractionDigits: 2 };
  return getFormatter(`${language}${currency} alone`, language, decimals)
    .format(amount as Intl.StringNumericLiteral)
    .replace('-', MINUS);
}

/**
 * Formats with sign: `1 234,56 ₴` in Ukrainian and Russian, `₴1,234.56` in English; a fraction of a yen is still shown.
 * @param currency letters: `UAH`
 */
export function formatMoney(amount: string, currency: string, language: Language): string {
  const decimals = { minimumFractionDigits: getCurrencyDigits(currency), maximumFractionDigits: 2 };
  const sign = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return getFormatter(language + currency, language, { ...sign, ...decimals })
    .format(amount as Intl.StringNumericLiteral)
    .replace('-', MINUS);
}

/** Formats a rate with two to six decimals: `48,20`, `0,845128`. */
export function formatRate(rate: string, language: Language): string {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: RATE_DIGITS.decimals };
  return getFormatter(`${language}rate`, language, decimals).format(rate as Intl.StringNumericLiteral);
}

/** Formats `19,5 %` in Ukrainian and Russian, `19.5%` in English. */
export function formatPercent(percent: string, language: Language): string {
  const decimals = { minimumFractionDigits: 0, maximumFractionDigits: PERCENT_DECIMALS };
  const figures = getFormatter(`${language}percent`, language, decimals).format(percent as Intl.StringNumericLiteral);
  return `${figures}${language === 'en' ? '' : NBSP}%`;
}

/** Formats chart ticks: `1,5 млн`, `500 тис.`, `1.5M`. */
export function formatShortAmount(amount: string, language: Language): string {
  return getFormatter(`${language}short`, language, { notation: 'compact', maximumFractionDigits: 1 })
    .format(amount as Intl.StringNumericLiteral)
    .replace('-', MINUS);
}

/** Caches formatters: creating one costs more than 1,000 uses. */
function getFormatter(key: string, language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  let found = formatters.get(key);
  if (!found) {
    // "min2" grouping of some locales leaves 1234,56 ungrouped.
    found = new Intl.NumberFormat(getLanguageTag(language), { ...options, useGrouping: 'always' });
    formatters.set(key, found);
  }
  return found;
}
