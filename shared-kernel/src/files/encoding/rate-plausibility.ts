import { getLetterScore } from './get-letter-score';

const LETTER = /\p{L}/u;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
const FRAME = /[\u2500-\u259f]/u;
/** Signs in business texts that both code pages contain and users type. */
const USUAL = /[№«»“”„’‘–—…§©®°\u00a0€₴·•±]/u;

const CASE_BREAK = -3;
const FRAME_AT_LETTER = -4;
const ODD = -6;

/**
 * Rates how much a text looks like Ukrainian or Russian: the mean score of its characters beyond ASCII, about 3.5 for
 * correct decodings, below 1 for wrong ones. Source: docs/requirements/files-and-printing.md#encoding-detection.
 * @returns null if there is nothing to judge by
 */
export function ratePlausibility(text: string): number | null {
  let sum = 0;
  let count = 0;
  let previous = '';
  for (const character of text) {
    if (character > '\u007f' && !(character === previous && !LETTER.test(character))) {
      const score = rateCharacter(character, previous);
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

function rateCharacter(character: string, previous: string): number | null {
  if (LETTER.test(character)) {
    const isCaseBroken = UPPER.test(character) && LOWER.test(previous);
    const isAtFrame = FRAME.test(previous);
    return getLetterScore(character) + (isCaseBroken ? CASE_BREAK : 0) + (isAtFrame ? FRAME_AT_LETTER : 0);
  }
  if (FRAME.test(character)) return LETTER.test(previous) ? FRAME_AT_LETTER : null;
  return USUAL.test(character) ? 0 : ODD;
}
