import { letterScore } from './letters';

const LETTER = /\p{L}/u;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
/** Rules and frames of printed DOS reports. */
const FRAME = /[\u2500-\u259f]/u;
/** What stands in business texts beside letters, also in DOS: signs of the two code pages that people really type. */
const USUAL = /[№«»“”„’‘–—…§©®°\u00a0€₴·•±]/u;

const CASE_BREAK = -3;
const FRAME_AT_LETTER = -4;
const ODD = -6;

/**
 * How much a text, decoded from bytes above 127, looks like Ukrainian or Russian: the mean over those of its characters
 * that are not ASCII. Right readings score about 3.5, wrong ones below 1. Frames and repeated signs tell nothing.
 * Source: reference/files 2, "Detection"
 * @returns null where there is nothing to judge by
 */
export function plausibility(text: string): number | null {
  let sum = 0;
  let count = 0;
  let previous = '';
  for (const character of text) {
    if (character > '\u007f' && !(character === previous && !LETTER.test(character))) {
      const score = characterScore(character, previous);
      if (score !== null) {
        sum += score;
        count += 1;
      }
    } else if (FRAME.test(previous) && LETTER.test(character)) {
      sum += FRAME_AT_LETTER;
      count += 1;
    }
    previous = character;
  }
  return count === 0 ? null : sum / count;
}

function characterScore(character: string, previous: string): number | null {
  if (LETTER.test(character)) {
    const isCaseBroken = UPPER.test(character) && LOWER.test(previous);
    const isAtFrame = FRAME.test(previous);
    return letterScore(character) + (isCaseBroken ? CASE_BREAK : 0) + (isAtFrame ? FRAME_AT_LETTER : 0);
  }
  if (FRAME.test(character)) return LETTER.test(previous) ? FRAME_AT_LETTER : null;
  return USUAL.test(character) ? 0 : ODD;
}
