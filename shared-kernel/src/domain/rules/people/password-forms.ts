import { transliterate } from '../../text';

/** Signs that stand for letters; a one stands for either of two. */
const LEET: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', $: 's', '!': 'i' },
};

/** Keys of the Ukrainian and Russian layouts; letters that share a key with a sign are left out, as when typed. */
const CYRILLIC_KEYS = 'йцукенгшщзфівыапролдячсмить';
const LATIN_KEYS = 'qwertyuiopasdsfghjklzxcvbnm';

/** One spelling for the ways in which a Cyrillic word is written in Latin letters; longer ones first. */
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

/** The spellings by which words in Latin letters are compared: `Zghurskyi` and `Zgurskij` have one. */
export function spellingOf(word: string): string {
  return SPELLINGS.reduce((spelt, [pattern, letters]) => spelt.replace(pattern, letters), latinOf(word));
}

/** A word in small Latin letters. */
export function latinOf(word: string): string {
  return transliterate(word.toLowerCase()).replaceAll(/[^a-z0-9]/g, '');
}

/** The keys pressed for a Cyrillic word while the Latin layout is on: `пароль` is `gfhjkm`. */
export function latinKeysOf(word: string): string {
  return [...word.toLowerCase()].map((letter) => LATIN_KEYS[CYRILLIC_KEYS.indexOf(letter)] ?? '').join('');
}

/** A password in small letters, as it stands and with letters for the signs that stand for them, also from its end. */
export function passwordForms(password: string): readonly string[] {
  const small = password.toLowerCase();
  const forms = [small, lettersFor(small, 'i'), lettersFor(small, 'l'), small.replaceAll(/[^a-z]/g, '')];
  return [...new Set([...forms, ...forms.map(reversed)])];
}

/** @param one the letter for which a one stands */
export function lettersFor(text: string, one: string): string {
  return [...text].map((sign) => (sign === '1' ? one : (LEET[sign] ?? sign))).join('');
}

export function reversed(text: string): string {
  return [...text].reverse().join('');
}
