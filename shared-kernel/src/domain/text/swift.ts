import { transliterate } from './transliteration';

/** Character set X of SWIFT messages, without line breaks. Source: reference/banking 3.3 */
const SET_X = /^[A-Za-z0-9/?:().,'+ -]*$/;

/** What is left of a text may not begin as a field of the message does. */
const FORBIDDEN_BEGINNING = /^[-: ]+/;

/** Letters that lose more than an accent. */
const LATIN_LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ß: 'ss',
  ı: 'i',
};

/** Signs of ordinary texts that SWIFT lacks. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[«»„“”"‘’ʼ`´]/g, "'"],
  [/[–—‐‑_=~]/g, '-'],
  [/[[{<]/g, '('],
  [/[\]}>]/g, ')'],
  [/[;|]/g, ','],
  [/!/g, '.'],
  [/№/g, 'No'],
  [/%/g, ' pct'],
  [/&/g, ' and '],
  [/@/g, '(at)'],
];

/** True if a line can be sent in a SWIFT message as it is. */
export function isSwiftText(text: string): boolean {
  return SET_X.test(text) && !/^[-:]/.test(text);
}

/**
 * A line made fit for a SWIFT message, to be offered to the person: Cyrillic by the cabinet's table of 2010, accents
 * dropped, signs replaced by near ones, what has no likeness left out. `ТОВ «Млин» № 5` is `TOV 'Mlyn' No 5`.
 * @returns a text for which `isSwiftText` is true; a text that is fit already comes back unchanged but for spaces
 */
export function toSwiftText(text: string): string {
  const latin = transliterate(text).replace(/[^\p{ASCII}]/gu, (letter) => LATIN_LETTERS[letter] ?? letter);
  const signs = SIGNS.reduce((line, [sign, likeness]) => line.replace(sign, likeness), latin);
  // Normal form D stands last: it would take the dots off ї and й before they are transliterated.
  const plain = signs.normalize('NFD').replace(/[^A-Za-z0-9/?:().,'+ -]/g, (sign) => (/\s/.test(sign) ? ' ' : ''));
  return plain.replace(/ {2,}/g, ' ').replace(FORBIDDEN_BEGINNING, '').trimEnd();
}
