import { parseAmount, toMinor } from '../money';
import { searchText } from '../text';
import { purposeText } from './purpose-text';

/** What an operation is found by. The names are those of a statement's document. */
export interface SoughtOperation {
  readonly id: string;
  readonly number: string;
  readonly correspondentName: string;
  readonly correspondentCode: string;
  readonly correspondentAccount: string;
  readonly purpose: string;
  /** In hryvnias. */
  readonly amount: string;
  /** In the account's currency; null for a hryvnia account. */
  readonly currencyAmount: string | null;
}

type Sums = readonly bigint[];
/** What is asked of an operation: of its sums (minor units; in hryvnias, and in currency) and of its words. */
type Condition = (sums: Sums, words: string) => boolean;

const COMPARED = /^(>=|<=|>|<|≥|≤)(.+)$/;
const RANGE = /^([0-9][0-9\s.,]*?)\s*[-–—]\s*([0-9][0-9\s.,]*)$/;
const WITH_DECIMALS = /[.,][0-9]{1,2}$/;
const DIGITS = /^[0-9]+$/;
/** A sign whose sum is not typed yet asks nothing: the list would be empty until it is. */
const UNFINISHED = /(?:^| )(?:>=|<=|>|<|≥|≤)$/;
/** A sum copied from the list has one: `−1 200,50`. */
const SIGN = /^[-−–+] ?(?=[0-9])/;
const IN_GROUPS = /^[0-9]{1,3}(?: [0-9]{3})+$/;
/** As accounts are printed: by fours. */
const PRINTED_ACCOUNT = /^(?:ua.*|(?:[0-9]{1,4}(?: |$))+)$/;

/**
 * What is typed into the one search box of a statement, as a condition: `1200,50` an exact sum, with a sign or without,
 * `10 000` a whole one, `>10000`, `<=5`, `100-200` a range with both ends, four and more digits also a part of an account
 * or a code, all else words that the counterparty, the purpose or the number holds. Several parts with spaces between
 * them have to hold together.
 * Source: reference/areas A8
 * @returns null where nothing is asked
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

/** The operations that are meant by what is typed, in their order. */
export function findOperations<Row extends SoughtOperation>(rows: readonly Row[], typed: string): readonly Row[] {
  const isMeant = readOperationSearch(typed);
  return isMeant ? rows.filter(isMeant) : rows;
}

/** `> 10000` is one part. */
function joinedSigns(text: string): string {
  return text.replaceAll(/([<>≥≤]=?) /g, '$1');
}

function partCondition(part: string): Condition {
  return sumCondition(part) ?? wordCondition(part);
}

/** A condition on the sum; null where the text is none. */
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

/** So long at least is the code of a company; a shorter number is in every second account and number of the bank. */
const CODE_DIGITS = 8;

/** `10 000`: a sum; its parts alone would be in every second account. */
function sumInGroups(text: string): Condition | null {
  const unsigned = text.replace(SIGN, '');
  if (!IN_GROUPS.test(unsigned)) return null;
  const compact = unsigned.replaceAll(' ', '');
  const isCode = compact.length >= CODE_DIGITS;
  const sum = minorOf(compact);
  return (sums, words) =>
    (sum !== null && sums.includes(sum)) || words.includes(text) || (isCode && words.includes(compact));
}

/** An account is pasted with its spaces; two numbers of other lengths may also be two. */
function pastedAccount(text: string): Condition | null {
  const compact = text.replaceAll(' ', '');
  if (compact === text || !/^(ua)?[0-9]{8,29}$/.test(compact)) return null;
  const parts = PRINTED_ACCOUNT.test(text) ? null : text.split(' ').map(wordCondition);
  return (sums, words) => words.includes(compact) || (parts?.every((holds) => holds(sums, words)) ?? false);
}

/** Whole hryvnias are a sum, and a part of whatever has digits. */
function wordCondition(word: string): Condition {
  const unsigned = word.replace(SIGN, '');
  const sum = DIGITS.test(unsigned) ? minorOf(unsigned) : null;
  return (sums, words) => words.includes(word) || (sum !== null && sums.includes(sum));
}

/** Nothing is no amount to pay, but an end of a range. */
function minorOf(text: string): bigint | null {
  const parsed = parseAmount(text);
  if (parsed.ok) return toMinor(parsed.amount);
  return parsed.key === 'lessThan1' ? 0n : null;
}

/** Each operation is written out once, whatever is typed after that. */
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
