import { transliterate } from './transliteration';

/** Character set X of SWIFT messages, without line breaks. Source: reference/banking 3.3 */
const SET_X = /^[A-Za-z0-9/?:().,'+ -]*$/;

/** What is left of a text may not begin as a field of the message does. */
const FORBIDDEN_BEGINNING = /^[-: ]+/;

/** Letters that lose more than an accent, and signs of ordinary texts that SWIFT lacks, by what stands for them. */
const LIKENESSES: ReadonlyMap<string, string> = new Map([
  ...Object.entries({
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
  }),
  ...Object.entries({ '€': 'EUR', $: 'USD', '£': 'GBP', '₴': 'UAH' }),
  ...Object.entries({ '→': '-', '←': '-', '×': 'x', '…': '...', '#': 'No' }),
  ...Object.entries({ '!': '.', '№': 'No', '%': ' pct', '&': ' and ', '@': '(at)' }),
  ...[...'«»„“”"‘’ʼ`´'].map((sign) => [sign, "'"] as const),
  ...[...'–—‐‑_=~'].map((sign) => [sign, '-'] as const),
  ...[...'[{<'].map((sign) => [sign, '('] as const),
  ...[...']}>'].map((sign) => [sign, ')'] as const),
  ...[...';|'].map((sign) => [sign, ','] as const),
]);
const NOT_SET_X = /[^A-Za-z0-9/?:().,'+ -]/gu;
const INVISIBLE = /[\s\p{M}\p{C}]/u;
const LETTER_OR_PUNCTUATION = /[\p{L}\p{P}]/u;

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
  // Transliterated first: normal form D would take the dots off ї and й.
  const plain = transliterate(text).replace(NOT_SET_X, likenessOf);
  return plain.replace(/ {2,}/g, ' ').replace(FORBIDDEN_BEGINNING, '').trimEnd();
}

/** A sign of a text that SWIFT cannot carry. */
export interface ReplacedSign {
  readonly sign: string;
  /** What stands for it in the message; '' where it is left out. */
  readonly as: string;
}

/**
 * The signs of a text that a message carries as others or leaves out, each once, to be told to who types them. Letters
 * that are transliterated and punctuation that becomes near punctuation are not among them.
 */
export function replacedSigns(text: string): readonly ReplacedSign[] {
  const signs = new Set(transliterate(text).match(NOT_SET_X) ?? []);
  return [...signs]
    .filter((sign) => !INVISIBLE.test(sign))
    .map((sign) => ({ sign, as: likenessOf(sign).trim() }))
    .filter(({ sign, as }) => as === '' || !LETTER_OR_PUNCTUATION.test(sign));
}

/** What stands for a character that SWIFT cannot carry; nothing where it has no likeness. */
function likenessOf(sign: string): string {
  return LIKENESSES.get(sign) ?? (/\s/.test(sign) ? ' ' : sign.normalize('NFD').replace(NOT_SET_X, ''));
}
