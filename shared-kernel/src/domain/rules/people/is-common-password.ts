import { toLatinKeys, toLatin, replaceSigns, reverse, normaliseSpelling } from './password-forms';
import { UKRAINIAN_PASSWORD_WORDS } from './ukrainian-password-words';

const WALKS = [
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'abcdefghijklmnopqrstuvwxyz', '12345678901234567890'],
  ...['1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p', '1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0', 'qazwsxedcrfvtgbyhnujm'],
];
const WALK_MIN = 4;

/** Below it the digits and signs around decide. */
const WORD_MIN = 4;
/** Longer decoration is weak only as a date, walk or common number. */
const DECORATION_MAX = 4;
const DIFFERENT_MIN = 4;

const DATE =
  /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:(?:19|20)?\d\d)$|^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

const UKRAINIAN_SPELLINGS = new Set(UKRAINIAN_PASSWORD_WORDS.map(normaliseSpelling));
const UKRAINIAN_WRITTEN = new Set(UKRAINIAN_PASSWORD_WORDS.flatMap((word) => [toLatin(word), toLatinKeys(word)]));

/**
 * True for what attackers try first: common passwords, also with capitals, digits around, signs for letters, reversed
 * or doubled. Source: OWASP ASVS 5.0, 6.2.4.
 * @param isListed takes a lower-case text
 */
export function isCommonPassword(password: string, isListed: (password: string) => boolean): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < DIFFERENT_MIN) return true;
  const isKnown = (text: string) =>
    isListed(text) ||
    isWalk(text) ||
    UKRAINIAN_WRITTEN.has(text) ||
    (text.length >= WORD_MIN && UKRAINIAN_SPELLINGS.has(normaliseSpelling(text)));
  const isWeak = (decoration: string) =>
    decoration.length <= DECORATION_MAX || isNumberKnown(decoration.replaceAll(/\D/g, ''), isKnown);
  return splitCore(lower).some(({ before, core, after }) => {
    if (/^[a-z]*$/.test(core) && core.length < WORD_MIN)
      return isNumberKnown((before + after).replaceAll(/\D/g, ''), isKnown);
    return isWeak(before) && isWeak(after) && listWordForms(core).some(isKnown);
  });
}

interface CoreSplit {
  readonly before: string;
  readonly core: string;
  readonly after: string;
}

/** Returns the whole, and parts without some digits and signs around the letters. */
function splitCore(lower: string): readonly CoreSplit[] {
  const before = /^[^a-z]*/.exec(lower)?.[0].length ?? 0;
  const after = /[^a-z]*$/.exec(lower.slice(before))?.[0].length ?? 0;
  const parts: CoreSplit[] = [];
  for (let start = 0; start <= before; start += 1) {
    for (let right = 0; right <= after; right += 1) {
      const end = lower.length - right;
      parts.push({ before: lower.slice(0, start), core: lower.slice(start, end), after: lower.slice(end) });
    }
  }
  return parts;
}

function listWordForms(core: string): readonly string[] {
  const letters = core.replaceAll(/[^a-z]/g, '');
  // Digits around the word stay.
  const isWithin = /^[a-z].*[a-z]$/.test(core);
  const undoubled = /^(.{3,}?)\1+$/.exec(core)?.[1] ?? core;
  const forms = [
    core,
    undoubled,
    replaceSigns(core, 'i'),
    replaceSigns(core, 'l'),
    ...(isWithin && letters.length > 5 ? [letters] : []),
  ];
  return [...forms, ...forms.map(reverse)];
}

function isNumberKnown(digits: string, isKnown: (text: string) => boolean): boolean {
  return digits !== '' && (DATE.test(digits) || new Set(digits).size < 3 || isKnown(digits));
}

function isWalk(text: string): boolean {
  return text.length >= WALK_MIN && WALKS.some((walk) => walk.includes(text) || reverse(walk).includes(text));
}
