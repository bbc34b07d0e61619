import type { CurrencyLetters } from '../../vocabulary';

export interface Noun {
  /** In the language's order: гривня, гривні, гривень; hryvnia, hryvnias. */
  readonly forms: readonly string[];
  /** одна гривня, but один долар */
  readonly isFeminine?: true;
}

/** Words in order; empty items are skipped. */
export type Words = readonly (string | undefined)[];

/** Rules of a language. Numbers are strings of digits: amounts may exceed exact JS numbers. */
export interface Grammar {
  readonly zero: string;
  readonly minus: string;
  readonly scales: readonly [Noun, Noun, Noun];
  readonly currencies: Readonly<Record<CurrencyLetters, { readonly major: Noun; readonly minor: Noun }>>;
  /** A digit without a word gives undefined. */
  readonly hundreds: (threeDigits: string, isFeminine: boolean) => Words;
  /** Returns the index in `forms` of the noun after a number. */
  readonly getFormIndex: (digits: string) => number;
}
