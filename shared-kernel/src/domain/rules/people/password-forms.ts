import { transliterate } from '../../text';

/** `1` stands for `i` or `l`. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Without letters whose keys are signs in the Latin layout. */
const CYRILLIC_KEYS = 'йцукенгшщзфівыапролдячсмить';
const LATIN_KEYS = 'qwertyuiopasdsfghjklzxcvbnm';

/** Reduce all Latin spellings of a Cyrillic word to one; longer ones first. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'w'],
  [/kh|h|g/g, 'h'],
  [/ts|c(?!h)/g, 'c'],
  [/[yij]a/g, 'a'],
  [/[yij][uo]/g, 'u'],
  [/[yij]e/g, 'e'],
  [/[yij]+/g, 'i'],
  [/ph/g, 'f'],
  [/w(?!$)/g, 'v'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/(.)\1+/g, '$1'],
];

/** Returns the same for `Zghurskyi` and `Zgurskij`. */
export function normaliseSpelling(word: string): string {
  return SPELLINGS.reduce((spelt, [pattern, letters]) => spelt.replace(pattern, letters), toLatin(word));
}

export function toLatin(word: string): string {
  return transliterate(word.toLowerCase()).replaceAll(/[^a-z0-9]/g, '');
}

/** Keys of a Cyrillic word with the Latin layout on: `пароль` is `gfhjkm`. */
export function toLatinKeys(word: string): string {
  return [...word.toLowerCase()].map((letter) => LATIN_KEYS[CYRILLIC_KEYS.indexOf(letter)] ?? '').join('');
}

/** Lists lower-case forms: as it is, with letters for signs, and each reversed. */
export function listPasswordForms(password: string): readonly string[] {
  const lower = password.toLowerCase();
  const forms = [lower, replaceSigns(lower, 'i'), replaceSigns(lower, 'l'), lower.replaceAll(/[^a-z]/g, '')];
  return [...new Set([...forms, ...forms.map(reverse)])];
}

/**
 * Replaces signs that stand for letters.
 * @param one the letter that `1` stands for
 */
export function replaceSigns(text: string, one: string): string {
  return [...text].map((sign) => (sign === '1' ? one : (LEET[sign] ?? sign))).join('');
}

export function reverse(text: string): string {
  return [...text].reverse().join('');
}
