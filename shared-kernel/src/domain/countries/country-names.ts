import { COUNTRIES, findCountry, type Country } from './countries';

/** Common names of countries that differ from the standard name. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'U.S.A.', 'United States of America', 'США'],
  GB: [
    ...['UK', 'U.K.', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
    ...['Велика Британія', 'Великобританія', 'Великобритания'],
  ],
  TR: ['Turkey', 'Турція', 'Турция'],
  CZ: ['Czech Republic', 'Чехія', 'Чеська Республіка', 'Чехия', 'Чешская Республика'],
  SK: ['Slovak Republic'],
  KR: ['Korea', 'Republic of Korea', 'Південна Корея', 'Южная Корея'],
  NL: ['Holland', 'The Netherlands', 'Голландія', 'Голландия'],
  AE: ['UAE', 'U.A.E.', 'ОАЕ', 'ОАЭ'],
  MD: ['Republic of Moldova'],
  CN: ['P.R. China', 'PR China', 'P.R.C.', "People's Republic of China", 'КНР'],
  HK: ['Hong Kong', 'Гонконг'],
  MO: ['Macau'],
  VN: ['Viet Nam', "В'єтнам"],
  PL: ['Republic of Poland', 'Республіка Польща'],
  DE: [
    ...['Federal Republic of Germany', 'ФРН', 'ФРГ'],
    ...['Федеративна Республіка Німеччина', 'Федеративная Республика Германия'],
  ],
};

const CYRILLIC = /[\u0400-\u04ff]/;
const namesByScript = new Map<boolean, ReadonlyMap<string, Country>>();

/** Returns the country of a Ukrainian, Russian or English name, such as `Німеччина`, or null. */
export function findCountryByName(text: string): Country | null {
  const isCyrillic = CYRILLIC.test(text);
  // Intl.DisplayNames is slow: load only the text's script.
  const names = namesByScript.get(isCyrillic) ?? buildNameIndex(isCyrillic ? ['uk', 'ru'] : ['en']);
  namesByScript.set(isCyrillic, names);
  return names.get(foldName(text)) ?? null;
}

export function isCountryName(text: string): boolean {
  return findCountryByName(text) !== null;
}

function buildNameIndex(languages: readonly string[]): ReadonlyMap<string, Country> {
  const displayed = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  const also = Object.entries(OTHER_NAMES).flatMap(([alpha2, names]) => {
    const country = findCountry(alpha2);
    return country ? names.map((name) => [foldName(name), country] as const) : [];
  });
  const standard = COUNTRIES.flatMap((country) =>
    displayed.map((names) => [foldName(names.of(country.alpha2) ?? country.alpha2), country] as const),
  );
  return new Map([...standard, ...also]);
}

function foldName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ʼ’`]/g, "'")
    .replace(/\.$/, '');
}
