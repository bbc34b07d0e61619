import { parseAmount, toMinor } from '../money';
import { searchText } from '../text';
import { purposeText } from './purpose-text';

export interface SoughtOperation {
  readonly id: string;
  readonly number: string;
  readonly correspondentName: string;
  readonly correspondentCode: string;
  readonly correspondentAccount: string;
  readonly purpose: string;
  /** In hryvnias. */
  readonly amount: string;
  /** null for a hryvnia account. */
  readonly currencyAmount: string | null;
}

type Sums = readonly bigint[];
type Condition = (sums: Sums, words: string) => boolean;

const COMPARED = /^(>=|<=|>|<|≥|≤)(.+)$/;
const RANGE = /^([0-9][0-9\s.,]*?)\s*[-–—]\s*([0-9][0-9\s.,]*)$/;
const WITH_DECIMALS = /[.,][0-9]{1,2}$/;
const DIGITS = /^[0-9]+$/;
/** A sign without a sum is ignored while typing. */
const UNFINISHED = /(?:^| )(?:>=|<=|>|<|≥|≤)$/;
/** Copied from the list: `−1 200,50`. */
const SIGN = /^[-−–+] ?(?=[0-9])/;
const IN_GROUPS = /^[0-9]{1,3}(?: [0-9]{3})+$/;
/** Groups of four, as printed. */
const PRINTED_ACCOUNT = /^(?:ua.*|(?:[0-9]{1,4}(?: |$))+)$/;

/**
 * Reads the search box: `1200,50`, `10 000`, `>10000`, `<=5`, `100-200` (inclusive), four and more digits also a part
 * of an account or code, else words in counterparty, purpose or number. All parts must match.
 * A8.
 * @returns null for an empty search
 */
export function readOperationSearch(typed: string): ((operation: SoughtOperation) => boolean) | null {
  const text = searchText(typed).replace(UNFINISHED, '');
  if (text === '') return null;
  const whole = sumCondition(text) ?? sumInGroups(text) ?? pastedAccount(text);
  const conditions = whole ? [whole] : joinedSigns(text).split(' ').map(partCondition);
  return (operation) => {
    const sums = sumsOf(operation);
    const words = wordsOf(operation);
    return conditions.every((holds) => holds(sums, words));
  };
}

export function findOperations<Row extends SoughtOperation>(rows: readonly Row[], typed: string): readonly Row[] {
  const isMeant = readOperationSearch(typed);
  return isMeant ? rows.filter(isMeant) : rows;
}

/** Joins `> 10000` to one part. */
function joinedSigns(text: string): string {
  return text.replaceAll(/([<>≥≤]=?) /g, '$1');
}

function partCondition(part: string): Condition {
  return sumCondition(part) ?? wordCondition(part);
}

function sumCondition(text: string): Condition | null {
  const compared = COMPARED.exec(text);
  if (compared) return comparison(compared[1] ?? '', minorOf(compared[2] ?? ''));
  const range = RANGE.exec(text);
  if (range) return between(minorOf(range[1] ?? ''), minorOf(range[2] ?? ''));
  const exact = WITH_DECIMALS.test(text) ? minorOf(text.replace(SIGN, '')) : null;
  return exact === null ? null : (sums) => sums.includes(exact);
}

function comparison(sign: string, limit: bigint | null): Condition | null {
  if (limit === null) return null;
  const holds: Readonly<Record<string, (sum: bigint) => boolean>> = {
    '>': (sum) => sum > limit,
    '<': (sum) => sum < limit,
    '>=': (sum) => sum >= limit,
    '≥': (sum) => sum >= limit,
    '<=': (sum) => sum <= limit,
    '≤': (sum) => sum <= limit,
  };
  const test = holds[sign];
  return test ? (sums) => sums.some(test) : null;
}

function between(low: bigint | null, high: bigint | null): Condition | null {
  if (low === null || high === null || low > high) return null;
  return (sums) => sums.some((sum) => sum >= low && sum <= high);
}

/** Length of a company code; shorter numbers occur everywhere. */
const CODE_DIGITS = 8;

/** Matches `10 000` as a whole: its parts would match every second account. */
function sumInGroups(text: string): Condition | null {
  const unsigned = text.replace(SIGN, '');
  if (!IN_GROUPS.test(unsigned)) return null;
  const compact = unsigned.replaceAll(' ', '');
  const isCode = compact.length >= CODE_DIGITS;
  const sum = minorOf(compact);
  return (sums, words) =>
    (sum !== null && sums.includes(sum)) || words.includes(text) || (isCode && words.includes(compact));
}

/** Matches numbers in other groups also as two words. */
function pastedAccount(text: string): Condition | null {
  const compact = text.replaceAll(' ', '');
  if (compact === text || !/^(ua)?[0-9]{8,29}$/.test(compact)) return null;
  const parts = PRINTED_ACCOUNT.test(text) ? null : text.split(' ').map(wordCondition);
  return (sums, words) => words.includes(compact) || (parts?.every((holds) => holds(sums, words)) ?? false);
}

/** Matches whole hryvnias as a sum, and as a part of any text. */
function wordCondition(word: string): Condition {
  const unsigned = word.replace(SIGN, '');
  const sum = DIGITS.test(unsigned) ? minorOf(unsigned) : null;
  return (sums, words) => words.includes(word) || (sum !== null && sums.includes(sum));
}

/** Reads zero too, for an end of a range. */
function minorOf(text: string): bigint | null {
  const parsed = parseAmount(text);
  if (parsed.ok) return toMinor(parsed.amount);
  return parsed.key === 'lessThan1' ? 0n : null;
}

/** Computed once per operation, for all searches. */
const WORDS = new WeakMap<SoughtOperation, string>();
const SUMS = new WeakMap<SoughtOperation, Sums>();

function wordsOf(operation: SoughtOperation): string {
  const known = WORDS.get(operation);
  if (known !== undefined) return known;
  const { id, number, correspondentName, correspondentCode, correspondentAccount } = operation;
  const others = searchText([correspondentName, number, correspondentCode, correspondentAccount, id].join('\u0000'));
  const words = `${others}\u0000${purposeText(operation)}`;
  WORDS.set(operation, words);
  return words;
}

function sumsOf(operation: SoughtOperation): Sums {
  const known = SUMS.get(operation);
  if (known) return known;
  const { amount, currencyAmount } = operation;
  const sums = currencyAmount === null ? [toMinor(amount)] : [toMinor(amount), toMinor(currencyAmount)];
  SUMS.set(operation, sums);
  return sums;
}
