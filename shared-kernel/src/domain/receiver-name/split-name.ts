import { SEARCH_SIGNS, toCyrillicLookAlikes, transliterate } from '../text';

export interface NameWord {
  /** Cyrillic letters; null for a Latin word. */
  readonly cyrillic: string | null;
  /** Letters of one sound are one letter: `Kyiv` and `Kiev` are alike. */
  readonly latin: string;
  readonly isWrittenInLatin: boolean;
  readonly spellings: readonly string[];
  /** Ends in a full stop, or is shortened without one by custom. */
  readonly isShortened: boolean;
  /** Beginning and end of a word shortened in the middle, such as `р-н`. */
  readonly ends: readonly [string, string] | null;
}

const APOSTROPHES = new RegExp(`(?<=\\p{L})[${SEARCH_SIGNS.apostrophes}'"*](?=\\p{L})`, 'gu');
const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*\.?/gu;
const SHORTENED_IN_THE_MIDDLE = /^(\p{L}{1,4})-(\p{L}{1,3})$/u;
const HAS_CYRILLIC = /\p{Script=Cyrillic}/u;
const ONLY_LOOK_ALIKES = /^[abcehikmoptxy]+$/;
/** Digits that stand for letters in a word: `0леся`. */
const DIGITS: Readonly<Record<string, string>> = { 0: 'о', 1: 'і', 3: 'з' };
const DIGIT_BESIDE_LETTERS = /(?<=\p{Script=Cyrillic})[013](?=\p{Script=Cyrillic})|^[013](?=\p{Script=Cyrillic}{3})/gu;
const SHORTENED_BY_CUSTOM: ReadonlySet<string> = new Set(['ім', 'обл', 'вул', 'просп', 'пров', 'укр', 'держ', 'торг']);

/** Words that are compared: names of many one-letter words would block the bank. */
const WORDS_MAX = 24;

/** Splits a name into words without quotes and apostrophes. */
export function splitName(name: string): readonly NameWord[] {
  const text = name.normalize('NFC').toLowerCase().replace(APOSTROPHES, '').replaceAll('с/г', 'сільськогосподарськ.');
  return (text.match(WORD) ?? []).flatMap(toWords).slice(0, WORDS_MAX);
}

function toWords(text: string): readonly NameWord[] {
  const plain = text.replace(/\.$/, '');
  const ends = SHORTENED_IN_THE_MIDDLE.exec(plain);
  if (ends) return [toWord(plain.replace('-', ''), false, [unify(ends[1] ?? ''), unify(ends[2] ?? '')])];
  const parts = plain.split('-');
  return parts.map((part, place) => toWord(part, text !== plain && place === parts.length - 1, null));
}

function toWord(text: string, hasStop: boolean, ends: NameWord['ends']): NameWord {
  const isCyrillic = HAS_CYRILLIC.test(text);
  const cyrillic = isCyrillic || ONLY_LOOK_ALIKES.test(text) ? unify(text) : null;
  return {
    cyrillic,
    latin: toSounds(transliterate(isCyrillic ? (cyrillic ?? text) : text)),
    isWrittenInLatin: !isCyrillic,
    spellings: [...(cyrillic === null ? [] : [cyrillic]), text],
    isShortened: hasStop || SHORTENED_BY_CUSTOM.has(cyrillic ?? text),
    ends,
  };
}

const RUSSIAN: Readonly<Record<string, string>> = { ґ: 'г', ё: 'е', ъ: '', ы: 'и', э: 'е' };

/** Replaces look-alikes and letters that Ukrainian names have only by mistake. */
function unify(word: string): string {
  return toCyrillicLookAlikes(word)
    .replace(DIGIT_BESIDE_LETTERS, (digit) => DIGITS[digit] ?? digit)
    .replace(/[ґёъыэ]/g, (letter) => RUSSIAN[letter] ?? letter);
}

/** Spellings of one sound in romanisations of Ukrainian: official, older, Russian, Polish. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/shch|szcz/g, 'š'],
  [/ch|cz/g, 'č'],
  [/sh|sz/g, 'š'],
  [/zgh/g, 'zh'],
  [/zh/g, 'ž'],
  [/kh|h|g/g, 'h'],
  [/ts|tz/g, 'c'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/[iyj]+(?=[aeou])/g, 'i'],
  [/[iyj]+/g, 'i'],
  [/ie/g, 'e'],
  [/(.)\1/g, '$1'],
];

function toSounds(latin: string): string {
  return SOUNDS.reduce((text, [sign, sound]) => text.replace(sign, sound), latin);
}
