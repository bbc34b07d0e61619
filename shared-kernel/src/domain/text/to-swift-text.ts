import { transliterate } from './transliterate';

/** Character set X without line breaks. Source: docs/requirements/banking-rules.md#currency-payment-instruction. */
const SET_X = /^[A-Za-z0-9/?:().,'+ -]*$/;

/** A line must not begin like a field of the message. */
const FORBIDDEN_BEGINNING = /^[-: ]+/;

/** Letters that lose more than an accent, and common signs. */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
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

/** True if SWIFT can carry the line unchanged. */
export function isSwiftText(text: string): boolean {
  return SET_X.test(text) && !/^[-:]/.test(text);
}

/**
 * Suggests a line for SWIFT: transliterated, without accents, with similar signs. `ТОВ «Млин» № 5` is `TOV 'Mlyn' No
 * 5`.
 * @returns a text for which `isSwiftText` is true; a valid text changes only in spaces
 */
export function toSwiftText(text: string): string {
  // Transliterated first: NFD would take the dots off ї and й.
  const plain = transliterate(text).replace(NOT_SET_X, getReplacement);
  return plain.replace(/ {2,}/g, ' ').replace(FORBIDDEN_BEGINNING, '').trimEnd();
}

export interface ReplacedSign {
  readonly sign: string;
  /** '' if the sign is dropped. */
  readonly as: string;
}

/** Lists replaced or dropped signs, to warn the user; transliterated letters and similar punctuation are not listed. */
export function listReplacedSigns(text: string): readonly ReplacedSign[] {
  const signs = new Set(transliterate(text).match(NOT_SET_X) ?? []);
  return [...signs]
    .filter((sign) => !INVISIBLE.test(sign))
    .map((sign) => ({ sign, as: getReplacement(sign).trim() }))
    .filter(({ sign, as }) => as === '' || !LETTER_OR_PUNCTUATION.test(sign));
}

function getReplacement(sign: string): string {
  return REPLACEMENTS.get(sign) ?? (/\s/.test(sign) ? ' ' : sign.normalize('NFD').replace(NOT_SET_X, ''));
}
