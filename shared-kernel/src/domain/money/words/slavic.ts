import type { Grammar } from './grammar';

export interface SlavicNumbers {
  /** 1 to 19, masculine; item 0 is empty. */
  readonly belowTwenty: readonly string[];
  /** The only two with a gender. */
  readonly feminine: readonly [one: string, two: string];
  /** Items 0 and 1 are empty. */
  readonly tens: readonly string[];
  /** Item 0 is empty. */
  readonly hundreds: readonly string[];
}

export function createSlavicHundreds(numbers: SlavicNumbers): Grammar['hundreds'] {
  return (threeDigits, isFeminine) => {
    const belowHundred = Number(threeDigits.slice(1));
    const [tens, ones] = belowHundred < 20 ? [0, belowHundred] : [Math.floor(belowHundred / 10), belowHundred % 10];
    const feminine = isFeminine ? numbers.feminine[ones - 1] : undefined;
    return [numbers.hundreds[Number(threeDigits[0])], numbers.tens[tens], feminine ?? numbers.belowTwenty[ones]];
  };
}

/**
 * Returns 0 after 1, 21, 1001; 1 after 2–4, 22; 2 after all others, 11–14 included. Source:
 * docs/requirements/banking-rules.md#amount-in-words.
 */
export function getSlavicForm(digits: string): 0 | 1 | 2 {
  if (/1[0-9]$/.test(digits)) return 2;
  if (digits.endsWith('1')) return 0;
  return /[2-4]$/.test(digits) ? 1 : 2;
}
