import type { NameWord } from './split-name';

/** Below it two words are different ones. */
const WORD_SIMILARITY_MIN = 0.6;
/** A word beside its own beginning, such as `Постач` beside `Постачання`. */
const BEGINNING_SIMILARITY = 0.8;
const BEGINNING_MIN = 4;
const JOINED_SIMILARITY_MIN = 0.85;
/** A part of a compound, such as `райспоживспілка`. */
const COMPOUND_PART_MIN = 3;
const ACRONYM_MAX = 6;
export const RUN_MAX = 6;

/** Compares two words. @returns 0 to 1 */
export function matchWord(a: NameWord, b: NameWord): number {
  return Math.max(...listSpellings(a, b).map(([first, second]) => matchSpelling(a, first, b, second)));
}

/** @returns 1 for the same letters, else 0 */
export function matchEqualWord(a: NameWord, b: NameWord): number {
  return Number(listSpellings(a, b).some(([first, second]) => first === second));
}

/** Compares a word with words that it may stand for: written together, their first letters, or their beginnings. */
export function matchRun(word: NameWord, run: readonly NameWord[]): number {
  const joined = { latin: run.map(({ latin }) => latin).join(''), cyrillic: joinCyrillic(run) };
  if (word.cyrillic !== null && joined.cyrillic !== null) {
    const parts = run.filter((part) => !isConjunction(part)).map(({ cyrillic }) => cyrillic ?? '');
    if (word.cyrillic.length <= ACRONYM_MAX && isAcronym(word.cyrillic, parts)) return 1;
    if (isCompound(word.cyrillic, run)) return 1;
    return getSimilarity(word.cyrillic, joined.cyrillic, JOINED_SIMILARITY_MIN);
  }
  return word.latin === joined.latin ? 1 : 0;
}

export function isNumber({ latin }: NameWord): boolean {
  return /^[0-9]+$/.test(latin);
}

/** True for a word that may be left out. */
export function isConjunction({ spellings }: NameWord): boolean {
  return spellings.some((spelling) => /^(?:та|і|й|и|у|в|з|із|на|по|of|and|the|for)$/.test(spelling));
}

/** Cyrillic letters if both have them, Latin ones if a word is written in them. */
function listSpellings(a: NameWord, b: NameWord): readonly (readonly [string, string])[] {
  const cyrillic = a.cyrillic !== null && b.cyrillic !== null ? [[a.cyrillic, b.cyrillic] as const] : [];
  const isInLatin = a.isWrittenInLatin || b.isWrittenInLatin;
  return [...cyrillic, ...(isInLatin || cyrillic.length === 0 ? [[a.latin, b.latin] as const] : [])];
}

function matchSpelling(a: NameWord, first: string, b: NameWord, second: string): number {
  if (first === second) return 1;
  // Numbers tell apart what is named alike: schools, shops, cooperatives.
  if (isNumber(a) || isNumber(b)) return Number(first) === Number(second) ? 1 : 0;
  if (standsFor(a, first, second) || standsFor(b, second, first)) return 1;
  const similarity = getSimilarity(first, second, WORD_SIMILARITY_MIN);
  const [shorter, longer] = first.length < second.length ? [first, second] : [second, first];
  const isBeginning = shorter.length >= BEGINNING_MIN && longer.startsWith(shorter);
  return isBeginning ? Math.max(similarity, BEGINNING_SIMILARITY) : similarity;
}

/** True for an initial, a shortened word and one shortened in the middle. */
function standsFor({ isShortened, ends }: NameWord, short: string, whole: string): boolean {
  if (ends && whole.length > short.length && whole.startsWith(ends[0]) && whole.endsWith(ends[1])) return true;
  return (short.length === 1 || isShortened) && whole.startsWith(short);
}

function joinCyrillic(run: readonly NameWord[]): string | null {
  const parts = run.map(({ cyrillic }) => cyrillic);
  return parts.includes(null) ? null : parts.join('');
}

/** True for first letters of all the words; a compound may give two, as `загальноосвітня школа` in `ЗОШ`. */
function isAcronym(letters: string, [first, ...others]: readonly string[]): boolean {
  if (first === undefined) return letters === '';
  if (letters === '' || letters[0] !== first[0]) return false;
  if (isAcronym(letters.slice(1), others)) return true;
  return first.slice(2).includes(letters.slice(1, 2)) && isAcronym(letters.slice(2), others);
}

/** True if a word is made of beginnings of all the words, in order. */
function isCompound(text: string, run: readonly NameWord[]): boolean {
  // Ends of the beginnings so far; a recursion takes minutes for words of one letter.
  let ends: readonly number[] = [0];
  for (const { cyrillic } of run) {
    const next = new Set<number>();
    for (const start of ends)
      for (let end = start + COMPOUND_PART_MIN; end <= text.length; end++) {
        if (!(cyrillic ?? '').startsWith(text.slice(start, end))) break;
        next.add(end);
      }
    ends = [...next];
  }
  return ends.includes(text.length);
}

/**
 * Returns 1 minus the share of letters to change; two letters that changed places are one change.
 * @param min lower values become 0
 */
function getSimilarity(a: string, b: string, min: number): number {
  const longest = Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) < min * longest) return 0;
  const similarity = 1 - countChanges(a, b) / longest;
  return similarity >= min ? similarity : 0;
}

function countChanges(a: string, b: string): number {
  let beforePrevious: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const changes = [
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + Number(!isSame),
      ];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) changes.push((beforePrevious[column - 2] ?? 0) + 1);
      current.push(Math.min(...changes));
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
