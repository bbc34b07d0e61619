import { COUNTRIES, findCountry, UKRAINE } from '../../domain/countries';
import { LANGUAGES, languageTag, type Language } from '../../domain/vocabulary';

export interface CountryOption {
  readonly value: string;
  readonly label: string;
  /** Search text: names in three languages and codes, in lower case. */
  readonly words: string;
}

const known = new Map<Language, readonly CountryOption[]>();

/** Returns all countries with their names in a language, Ukraine first. The names come from the browser. */
export function countryOptions(language: Language): readonly CountryOption[] {
  const made = known.get(language) ?? makeOptions(language);
  known.set(language, made);
  return made;
}

/**
 * Returns the name of a country in a language.
 * @param code any of its codes; an unknown one is returned as it is
 */
export function countryName(code: string, language: Language): string {
  const alpha2 = findCountry(code)?.alpha2;
  return countryOptions(language).find(({ value }) => value === alpha2)?.label ?? code;
}

function makeOptions(language: Language): readonly CountryOption[] {
  const names = LANGUAGES.map((each) => new Intl.DisplayNames(languageTag(each), { type: 'region' }));
  const shown = names[LANGUAGES.indexOf(language)];
  const collator = new Intl.Collator(languageTag(language));
  const place = ({ value }: CountryOption) => (value === UKRAINE.alpha2 ? 0 : 1);
  return COUNTRIES.map(({ alpha2, alpha3, numeric }) => ({
    value: alpha2,
    label: shown?.of(alpha2) ?? alpha2,
    words: [...names.map((each) => each.of(alpha2)), alpha2, alpha3, numeric].join(' ').toLowerCase(),
  })).sort((a, b) => place(a) - place(b) || collator.compare(a.label, b.label));
}
