import codes from 'i18n-iso-countries/codes.json';
import { COUNTRIES, findCountryByName, findCountry, isCountry, normaliseCountry, UKRAINE } from '.';

const official = codes.map(([alpha2 = '', alpha3 = '', numeric = '']) => ({ alpha2, alpha3, numeric }));

describe('the countries', () => {
  it('are those of the package, by alpha-2 code', () => {
    const sorted = [...official].sort((a, b) => (a.alpha2 < b.alpha2 ? -1 : 1));
    expect(COUNTRIES).toEqual(sorted);
  });

  it.each(official)('$alpha2, $alpha3 and $numeric are one country', (country) => {
    for (const code of Object.values(country)) expect(findCountry(code)).toEqual(country);
  });

  it('hold the bank’s own', () => {
    expect(findCountry('804')).toEqual(UKRAINE);
    expect(findCountry('UA')?.numeric).toBe('804');
  });

  it.each(['', 'ZZ', 'ua', 'UAUKR', '4', '999', 'U', 'constructor', '８０４'])('"%s" names none', (code) => {
    expect(findCountry(code)).toBeNull();
    expect(isCountry(code)).toBe(false);
  });
});

describe('isCountry', () => {
  it('knows alpha-2 codes only, as a BIC and an address hold them', () => {
    expect(COUNTRIES.every(({ alpha2 }) => isCountry(alpha2))).toBe(true);
    expect(isCountry('UKR')).toBe(false);
    expect(isCountry('804')).toBe(false);
  });
});

describe('normaliseCountry', () => {
  it.each([
    [' ua ', 'UA'],
    ['u\u00a0a', 'UA'],
    ['4', '004'],
    ['36', '036'],
    ['804', '804'],
    ['', ''],
    ['A1', 'A1'],
  ])('makes of "%s" "%s"', (typed, code) => {
    expect(normaliseCountry(typed)).toBe(code);
  });
});

describe('countryNamed', () => {
  it.each([
    ['Німеччина', 'DE'],
    ['Германия', 'DE'],
    ['germany', 'DE'],
    ['США', 'US'],
    ['U.S.A.', 'US'],
    ['Велика Британія', 'GB'],
    ['Чехія', 'CZ'],
    ['ТУРЕЧЧИНА', 'TR'],
    ['В’єтнам', 'VN'],
    ["Кот-д'Івуар", 'CI'],
    ['Україна', 'UA'],
  ])('finds the country of "%s"', (name, alpha2) => {
    expect(findCountryByName(name)?.alpha2).toBe(alpha2);
  });

  it.each(['', 'Berlin', 'Берлін', 'DE', 'constructor'])('"%s" names none', (word) => {
    expect(findCountryByName(word)).toBeNull();
  });
});
