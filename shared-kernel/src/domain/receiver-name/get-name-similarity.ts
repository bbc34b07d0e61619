import { listNamesWithoutForms } from './list-names-without-forms';
import { isConjunction, isNumber, matchEqualWord, matchRun, matchWord, RUN_MAX } from './match-words';
import { splitName, type NameWord } from './split-name';

/** A name of fewer words than the other one, all the same, is nearly the same if it has this part of its letters. */
const SHORTER_NAME_MIN = 0.4;
const SHORTER_NAME_SCORE = { least: 0.75, added: 0.1 } as const;
const NUMBER_WEIGHT = 4;
/** A word of fewer typed letters is shortened; a shortened name with a difference needs this part of its letters. */
const TYPED_MIN = 0.6;
/** Part of the letters that words typed in full have in a shortened name. */
const TYPED_IN_FULL_MIN = 0.2;
const PATRONYMIC = /(?:ович|євич|йович|івна|ївна|ична|лліч)$/;
const IN_BRACKETS = /\([^()]*\)/g;

/**
 * Compares two names of a company or person, in any order of words. Legal forms, quotes, apostrophes, look-alike letters,
 * initials beside a surname, usual abbreviations and romanised names make no difference.
 * @param verified name that its first letters must not reveal
 * @returns 0 to 100
 */
export function getNameSimilarity(typed: string, verified: string): number {
  const scores = listReadings(typed).flatMap((a) => listReadings(verified).map((b) => new Matches(a, b).getScore()));
  return Math.floor(Math.max(...scores) * 100 + 1e-9);
}

/** A trade name in brackets may be left out. */
function listReadings(name: string): readonly (readonly NameWord[])[] {
  const [whole, shorter] = [splitName(name), splitName(name.replace(IN_BRACKETS, ' '))];
  const readings = shorter.length > 0 && shorter.length < whole.length ? [whole, shorter] : [whole];
  return readings.flatMap(listNamesWithoutForms);
}

/** Words of the typed and the verified name that are matched, and the weight of their match. */
class Matches {
  readonly #names: readonly [readonly NameWord[], readonly NameWord[]];
  readonly #rest: [readonly NameWord[], readonly NameWord[]];
  #matched = 0;
  #total = 0;
  #typed = 0;
  #typedInFull = 0;
  #isExact = true;
  #isShortened = false;
  #hasWord = false;

  constructor(a: readonly NameWord[], b: readonly NameWord[]) {
    this.#names = [a, b];
    this.#rest = [a, b];
    // Equal words and abbreviations first: an initial fits many words.
    this.#matchPairs(matchEqualWord);
    this.#matchRuns(0, 1);
    this.#matchRuns(1, 0);
    this.#matchPairs(matchWord);
  }

  getScore(): number {
    const [restOfA, restOfB] = this.#rest;
    const left = [...restOfA, ...restOfB].filter((word) => !isConjunction(word) && !this.#isMissingPatronymic(word));
    const unmatched = sumWeights(left);
    if (this.#total + unmatched === 0) return 0;
    const score = (2 * this.#matched) / (2 * this.#total + unmatched);
    if (this.#isShortened) return this.#isTypedEnough(unmatched) ? score : 0;
    const isShorterName =
      this.#hasWord && this.#isExact && unmatched > 0 && sumWeights(restOfA) * sumWeights(restOfB) === 0;
    const isLongEnough = this.#total / (this.#total + unmatched) >= SHORTER_NAME_MIN;
    const { least, added } = SHORTER_NAME_SCORE;
    return isShorterName && isLongEnough ? Math.max(score, least + added * score) : score;
  }

  /** The first letters of a name, tried one after another, must not reveal it. */
  #isTypedEnough(unmatched: number): boolean {
    const letters = sumWeights(this.#names[1]);
    if (this.#typedInFull < TYPED_IN_FULL_MIN * letters) return false;
    return (this.#isExact && unmatched === 0) || this.#typed >= TYPED_MIN * letters;
  }

  /** In a name with a patronymic, only it and the first name, beside the whole surname; elsewhere no word by one letter. */
  #mayBeShortened(typed: readonly NameWord[], verified: readonly NameWord[]): boolean {
    const [, name] = this.#names;
    const place = name.findLastIndex(isPatronymic);
    if (place < 1) return sumWeights(typed) > 1;
    const given = name.slice(place - 1, place + 1);
    const isSurnameTyped = this.#rest[1].every((word) => given.includes(word));
    return isSurnameTyped && verified.every((word) => given.includes(word));
  }

  /** Takes the best pairs first. */
  #matchPairs(match: typeof matchWord): void {
    const [restOfA, restOfB] = this.#rest;
    const pairs = restOfA
      .flatMap((first) => restOfB.map((second) => ({ first, second, similarity: match(first, second) })))
      .filter(({ similarity }) => similarity > 0)
      .sort((one, other) => other.similarity - one.similarity || getLength(other) - getLength(one));
    for (const { first, second, similarity } of pairs)
      if (this.#rest[0].includes(first) && this.#rest[1].includes(second)) this.#take([first], [second], similarity);
  }

  #matchRuns(side: 0 | 1, otherSide: 0 | 1): void {
    for (const word of [...this.#rest[side]])
      for (const run of listRuns(this.#rest[otherSide])) {
        const similarity = matchRun(word, run);
        if (similarity > 0 && this.#take(side === 0 ? [word] : run, side === 0 ? run : [word], similarity)) break;
      }
  }

  #take(ofA: readonly NameWord[], ofB: readonly NameWord[], similarity: number): boolean {
    const [typed, verified] = [sumWeights(ofA), sumWeights(ofB)];
    const isShortened = typed < TYPED_MIN * verified;
    if (isShortened && !this.#mayBeShortened(ofA, ofB)) return false;
    const weight = Math.max(typed, verified);
    this.#typed += Math.min(typed, verified);
    if (isShortened) this.#isShortened = true;
    else this.#typedInFull += verified;
    this.#matched += weight * similarity;
    this.#total += weight;
    this.#isExact &&= similarity === 1;
    this.#hasWord ||= !ofB.every(isNumber);
    this.#rest[0] = this.#rest[0].filter((word) => !ofA.includes(word));
    this.#rest[1] = this.#rest[1].filter((word) => !ofB.includes(word));
    return true;
  }

  /** `Шевченко Оксана` is `Шевченко Оксана Петрівна`, unless both have a patronymic. */
  #isMissingPatronymic(word: NameWord): boolean {
    const [a, b] = this.#names;
    const [longer, shorter] = a.length > b.length ? [a, b] : [b, a];
    if (longer.length !== 3 || shorter.length !== 2 || !longer.includes(word)) return false;
    return isPatronymic(word);
  }
}

function isPatronymic({ cyrillic }: NameWord): boolean {
  return PATRONYMIC.test(cyrillic ?? '');
}

/** Lists neighbouring words, the longest runs first. */
function listRuns(words: readonly NameWord[]): readonly (readonly NameWord[])[] {
  const runs: (readonly NameWord[])[] = [];
  for (let length = Math.min(RUN_MAX, words.length); length > 1; length--)
    for (let start = 0; start + length <= words.length; start++) runs.push(words.slice(start, start + length));
  return runs;
}

function sumWeights(words: readonly NameWord[]): number {
  return words.reduce((sum, word) => sum + (isNumber(word) ? NUMBER_WEIGHT : (word.cyrillic ?? word.latin).length), 0);
}

function getLength({ first, second }: { readonly first: NameWord; readonly second: NameWord }): number {
  return first.latin.length + second.latin.length;
}
