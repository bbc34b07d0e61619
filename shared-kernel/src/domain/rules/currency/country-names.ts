import { COUNTRIES } from '../../countries';

/** How people write countries whose name in the standard is another one. */
const ALSO = [
  'USA',
  'U.S.A.',
  'United States of America',
  'UK',
  'U.K.',
  'Great Britain',
  'England',
  'Scotland',
  'Wales',
  'Northern Ireland',
  'Turkey',
  'Czech Republic',
  'Slovak Republic',
  'Korea',
  'Republic of Korea',
  'Holland',
  'The Netherlands',
  'UAE',
  'U.A.E.',
  'Republic of Moldova',
  'P.R. China',
  'PR China',
  'P.R.C.',
  "People's Republic of China",
  'Hong Kong',
  'Macau',
  'Viet Nam',
  'Republic of Poland',
  'Республіка Польща',
  'США',
  'Велика Британія',
  'Великобританія',
  'Великобритания',
  'ОАЕ',
  'ОАЭ',
];

const CYRILLIC = /[\u0400-\u04ff]/;
const known = new Map<boolean, ReadonlySet<string>>();

/** True for the name of a country in Ukrainian, Russian or English, as it stands at the end of an address. */
export function isCountryName(text: string): boolean {
  const isCyrillic = CYRILLIC.test(text);
  // The browser takes its time over a name: those of the other letters are not asked for.
  const names = known.get(isCyrillic) ?? new Set([...namesIn(isCyrillic ? ['uk', 'ru'] : ['en']), ...ALSO].map(plain));
  known.set(isCyrillic, names);
  return names.has(plain(text));
}

function namesIn(languages: readonly string[]): readonly string[] {
  return languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return COUNTRIES.map(({ alpha2 }) => names.of(alpha2) ?? alpha2);
  });
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\.$/, '');
}
