import { parseAmount, toMinor } from '../money';
import { toSearchText } from '../text';
import { isUetr } from '../tracking';
import { getPurposeSearchText } from './get-purpose-search-text';

export interface SearchableOperation {
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
  readonly uetr?: string | undefined;
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
 * of an account or code, else words in counterparty, purpose or number, or a whole UETR. All parts must match. Source:
 * docs/requirements/statements.md#operation-search.
 * @returns null for an empty search
 */
export function readOperationSearch(typed: string): ((operation: SearchableOperation) => boolean) | null {
  const text = toSearchText(typed).replace(UNFINISHED, '');
  if (text === '') return null;
  // Compared whole: four typed digits stand by chance in one of some thousands.
  if (isUetr(text)) return ({ uetr }) => uetr === text;
  const whole = readSumCondition(text) ?? readGroupedSum(text) ?? readPastedAccount(text);
  const conditions = whole ? [whole] : joinSigns(text).split(' ').map(readCondition);
  return (operation) => {
    const sums = getSums(operation);
    const words = getWords(operation);
    return conditions.every((holds) => holds(sums, words));
  };
}

/** Joins `> 10000` to one part. */
function joinSigns(text: string): string {
  return text.replaceAll(/([<>≥≤]=?) /g, '$1');
}

function readCondition(part: string): Condition {
  return readSumCondition(part) ?? createWordCondition(part);
}

function readSumCondition(text: string): Condition | null {
  const compared = COMPARED.exec(text);
  if (compared) return createComparison(compared[1] ?? '', readMinor(compared[2] ?? ''));
  const range = RANGE.exec(text);
  if (range) return createBetween(readMinor(range[1] ?? ''), readMinor(range[2] ?? ''));
  const exact = WITH_DECIMALS.test(text) ? readMinor(text.replace(SIGN, '')) : null;
  return exact === null ? null : (sums) => sums.includes(exact);
}

function createComparison(sign: string, limit: bigint | null): Condition | null {
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

function createBetween(low: bigint | null, high: bigint | null): Condition | null {
  if (low === null || high === null || low > high) return null;
  return (sums) => sums.some((sum) => sum >= low && sum <= high);
}

/** Length of a company code; shorter numbers occur everywhere. */
const CODE_DIGITS = 8;

/** Matches `10 000` as a whole: its parts would match every second account. */
function readGroupedSum(text: string): Condition | null {
  const unsigned = text.replace(SIGN, '');
  if (!IN_GROUPS.test(unsigned)) return null;
  const compact = unsigned.replaceAll(' ', '');
  const isCode = compact.length >= CODE_DIGITS;
  const sum = readMinor(compact);
  return (sums, words) =>
    (sum !== null && sums.includes(sum)) || words.includes(text) || (isCode && words.includes(compact));
}

/** Matches numbers in other groups also as two words. */
function readPastedAccount(text: string): Condition | null {
  const compact = text.replaceAll(' ', '');
  if (compact === text || !/^(ua)?[0-9]{8,29}$/.test(compact)) return null;
  const parts = PRINTED_ACCOUNT.test(text) ? null : text.split(' ').map(createWordCondition);
  return (sums, words) => words.includes(compact) || (parts?.every((holds) => holds(sums, words)) ?? false);
}

/** Matches whole hryvnias as a sum, and as a part of any text. */
function createWordCondition(word: string): Condition {
  const unsigned = word.replace(SIGN, '');
  const sum = DIGITS.test(unsigned) ? readMinor(unsigned) : null;
  return (sums, words) => words.includes(word) || (sum !== null && sums.includes(sum));
}

/** Reads zero too, for an end of a range. */
function readMinor(text: string): bigint | null {
  const parsed = parseAmount(text);
  if (parsed.ok) return toMinor(parsed.amount);
  return parsed.key === 'lessThan1' ? 0n : null;
}

/** Computed once per operation, for all searches. */
const WORDS = new WeakMap<SearchableOperation, string>();
const SUMS = new WeakMap<SearchableOperation, Sums>();

function getWords(operation: SearchableOperation): string {
  const cached = WORDS.get(operation);
  if (cached !== undefined) return cached;
  const { id, number, correspondentName, correspondentCode, correspondentAccount } = operation;
  const others = toSearchText([correspondentName, number, correspondentCode, correspondentAccount, id].join('\u0000'));
  const words = `${others}\u0000${getPurposeSearchText(operation)}`;
  WORDS.set(operation, words);
  return words;
}

function getSums(operation: SearchableOperation): Sums {
  const cached = SUMS.get(operation);
  if (cached) return cached;
  const { amount, currencyAmount } = operation;
  const sums = currencyAmount === null ? [toMinor(amount)] : [toMinor(amount), toMinor(currencyAmount)];
  SUMS.set(operation, sums);
  return sums;
}
