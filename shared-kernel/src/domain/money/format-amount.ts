import { languageTag, type Language } from '../vocabulary';

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * An amount for reading: `1 234 567,89` in Ukrainian and Russian (no-break spaces), `1,234,567.89` in English.
 * @param amount decimal string; formatted as a string, a number would round large sums
 */
export function formatAmount(amount: string, language: Language, digits = 2): string {
  return formatter(language, digits).format(amount as Intl.StringNumericLiteral);
}

/** Creating a formatter costs more than 1,000 uses of it, and a journal formats thousands. */
function formatter(language: Language, digits: number): Intl.NumberFormat {
  const key = `${language}${digits}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat(languageTag(language), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      // Without it Polish-style "min2" grouping of some locales leaves 1234,56 ungrouped.
      useGrouping: 'always',
    });
    formatters.set(key, found);
  }
  return found;
}
