import type { Grammar } from './grammar';

/** The number words of Ukrainian or Russian, each list by the digit it stands for. */
export interface SlavicNumbers {
  /** From 1 to 19, masculine; the place of 0 is empty. */
  readonly belowTwenty: readonly string[];
  /** одна, дві: the only two that have a gender here. */
  readonly feminine: readonly [one: string, two: string];
  /** 20, 30 … 90; the places of 0 and 1 are empty. */
  readonly tens: readonly string[];
  /** 100, 200 … 900; the place of 0 is empty. */
  readonly hundreds: readonly string[];
}

export function slavicHundreds(numbers: SlavicNumbers): Grammar['hundreds'] {
  return (threeDigits, isFeminine) => {
    const belowHundred = Number(threeDigits.slice(1));
    const [tens, ones] = belowHundred < 20 ? [0, belowHundred] : [Math.floor(belowHundred / 10), belowHundred % 10];
    const feminine = isFeminine ? numbers.feminine[ones - 1] : undefined;
    return [numbers.hundreds[Number(threeDigits[0])], numbers.tens[tens], feminine ?? numbers.belowTwenty[ones]];
  };
}

/** 0 after 1, 21, 1001; 1 after 2–4, 22; 2 after all others, 11–14 among them. Source: reference/banking 3.2 */
export function slavicFormAfter(digits: string): 0 | 1 | 2 {
  if (/1[0-9]$/.test(digits)) return 2;
  if (digits.endsWith('1')) return 0;
  return /[2-4]$/.test(digits) ? 1 : 2;
}
