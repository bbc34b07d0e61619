import { listNamesWithoutForms } from './list-names-without-forms';
import { isConjunction, isNumber, matchEqualWord, matchRun, matchWord, RUN_MAX } from './match-words';
import { splitName, type NameWord } from './split-name';

/** A name of fewer words than the other one, all the same, is nearly the same if it has this part of its letters. */
const SHORTER_NAME_MIN = 0.4;
const SHORTER_NAME_SCORE = { least: 0.75, added: 0.1 } as const;
const NUMBER_WEIGHT = 4;
const IN_BRACKETS = /\([^()]*\)/g;

/**
 * Compares two names of a company or person, in any order of words. Legal forms, quotes, apostrophes, look-alike letters,
 * initials, usual abbreviations and romanised names make no difference.
 * @returns 0 to 100
 */
export function getNameSimilarity(a: string, b: string): number {
  const scores = listReadings(a).flatMap((first) => listReadings(b).map((second) => compareWords(first, second)));
  return Math.floor(Math.max(...scores) * 100 + 1e-9);
}

/** A trade name in brackets may be left out. */
function listReadings(name: string): readonly (readonly NameWord[])[] {
  const [whole, shorter] = [splitName(name), splitName(name.replace(IN_BRACKETS, ' '))];
  const readings = shorter.length > 0 && shorter.length < whole.length ? [whole, shorter] : [whole];
  return readings.flatMap(listNamesWithoutForms);
}

/** Words of both names that are matched, and the weight of their match. */
class Matches {
  readonly #names: readonly [readonly NameWord[], readonly NameWord[]];
  readonly #rest: [readonly NameWord[], readonly NameWord[]];
  #matched = 0;
  #total = 0;
  #isExact = true;

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
    const isShorterName = this.#isExact && unmatched > 0 && sumWeights(restOfA) * sumWeights(restOfB) === 0;
    const isLongEnough = this.#total / (this.#total + unmatched) >= SHORTER_NAME_MIN;
    const { least, added } = SHORTER_NAME_SCORE;
    return isShorterName && isLongEnough ? Math.max(score, least + added * score) : score;
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
        if (similarity === 0) continue;
        this.#take(side === 0 ? [word] : run, side === 0 ? run : [word], similarity);
        break;
      }
  }

  #take(ofA: readonly NameWord[], ofB: readonly NameWord[], similarity: number): void {
    const weight = Math.max(sumWeights(ofA), sumWeights(ofB));
    this.#matched += weight * similarity;
    this.#total += weight;
    this.#isExact &&= similarity === 1;
    this.#rest[0] = this.#rest[0].filter((word) => !ofA.includes(word));
    this.#rest[1] = this.#rest[1].filter((word) => !ofB.includes(word));
  }

  /** `Шевченко Оксана` is `Шевченко Оксана Петрівна`, unless both have a patronymic. */
  #isMissingPatronymic(word: NameWord): boolean {
    const [a, b] = this.#names;
    const [longer, shorter] = a.length > b.length ? [a, b] : [b, a];
    if (longer.length !== 3 || shorter.length !== 2 || !longer.includes(word)) return false;
    return /(?:ович|євич|йович|івна|ївна|ична|лліч)$/.test(word.cyrillic ?? '');
  }
}

function compareWords(a: readonly NameWord[], b: readonly NameWord[]): number {
  return new Matches(a, b).getScore();
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
