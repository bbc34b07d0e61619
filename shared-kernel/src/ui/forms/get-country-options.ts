import { COUNTRIES, findCountry, UKRAINE } from '../../domain/countries';
import { LANGUAGES, getLanguageTag, type Language } from '../../domain/vocabulary';

export interface CountryOption {
  readonly value: string;
  readonly label: string;
  /** Search text: names in three languages and codes, in lower case. */
  readonly searchText: string;
}

const optionsCache = new Map<Language, readonly CountryOption[]>();

/** Returns all countries with their names in a language, Ukraine first. The names come from the browser. */
export function getCountryOptions(language: Language): readonly CountryOption[] {
  const options = optionsCache.get(language) ?? makeOptions(language);
  optionsCache.set(language, options);
  return options;
}

/**
 * Returns the name of a country in a language.
 * @param code any of its codes; an unknown one is returned as it is
 */
export function getCountryName(code: string, language: Language): string {
  const alpha2 = findCountry(code)?.alpha2;
  return getCountryOptions(language).find(({ value }) => value === alpha2)?.label ?? code;
}

function makeOptions(language: Language): readonly CountryOption[] {
  const names = LANGUAGES.map((each) => new Intl.DisplayNames(getLanguageTag(each), { type: 'region' }));
  const shown = names[LANGUAGES.indexOf(language)];
  const collator = new Intl.Collator(getLanguageTag(language));
  const place = ({ value }: CountryOption) => (value === UKRAINE.alpha2 ? 0 : 1);
  return COUNTRIES.map(({ alpha2, alpha3, numeric }) => ({
    value: alpha2,
    label: shown?.of(alpha2) ?? alpha2,
    searchText: [...names.map((each) => each.of(alpha2)), alpha2, alpha3, numeric].join(' ').toLowerCase(),
  })).sort((a, b) => place(a) - place(b) || collator.compare(a.label, b.label));
}
