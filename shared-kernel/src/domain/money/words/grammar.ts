import type { CurrencyLetters } from '../../vocabulary';

/** Something that is counted. */
export interface Noun {
  /** In the order of the language's plural forms: гривня, гривні, гривень; hryvnia, hryvnias. */
  readonly forms: readonly string[];
  /** одна гривня, but один долар */
  readonly isFeminine?: true;
}

/** Words in their order, with empty places between them. */
export type Words = readonly (string | undefined)[];

/** How a language says amounts. Numbers come as digits: they may be longer than a JS number should be for money. */
export interface Grammar {
  readonly zero: string;
  readonly minus: string;
  /** Thousand, million, billion. */
  readonly scales: readonly [Noun, Noun, Noun];
  readonly currencies: Readonly<Record<CurrencyLetters, { readonly major: Noun; readonly minor: Noun }>>;
  /** The words of three digits; digits that are not said leave empty places. */
  readonly hundreds: (threeDigits: string, isFeminine: boolean) => Words;
  /** Which of a noun's forms stands after a number of any length. */
  readonly formAfter: (digits: string) => number;
}
