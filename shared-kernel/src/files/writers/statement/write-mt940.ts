import { countDaysBetween, toDotted } from '../../../domain/dates';
import { formatMinor, toMinor } from '../../../domain/money';
import { toSwiftText } from '../../../domain/text';
import { toIsoAmount } from '../../to-iso-amount';
import { memoise } from './memoise';
import { writeDetails, writePlainDetails, type Details } from './write-mt940-details';
import { BANK_OPERATION_TYPE, isDealType, PAYROLL_TYPE } from './document-types';
import { joinLines, toPlainText } from './file-texts';
import { getMovement, type AccountToWrite, type Entry, type StatementToWrite } from './statement-to-write';

type OnEntry = () => void;

const REFERENCE_MAX = 16;
const NO_REFERENCE = 'NONREF';
const SECOND_LINE_MAX = 34;
const NUMBER_DIGITS = 3;

/** Names of an operation: type of `:61:`, code and title of `:86:`. Source: docs/requirements/statements.md#mt940. */
interface Kind {
  readonly type: string;
  readonly code: string;
  readonly title: string;
}
const PAID: Kind = { type: 'NTRF', code: '020', title: 'OPLATA' };
const RECEIVED: Kind = { type: 'NTRF', code: '051', title: 'ZARAKHUVANNIA' };
const FEE: Kind = { type: 'NCHG', code: '808', title: 'KOMISIIA' };
const DEAL: Kind = { type: 'NFEX', code: '835', title: 'OBMIN VALIUTY' };
const RETURNED: Kind = { type: 'NRTI', code: '051', title: 'POVERNENNIA' };
const OTHER: Kind = { type: 'NMSC', code: '835', title: 'INSHE' };

export interface Mt940Options {
  /** Writes `:86:` as one text without fields. */
  readonly isPlain?: boolean;
  /** Writes one message for the period instead of one per day. */
  readonly isOneMessage?: boolean;
  /** Keeps Cyrillic: not allowed by SWIFT, but accepted by accounting programs. */
  readonly isCyrillic?: boolean;
}

/**
 * Writes a statement as MT940: a message for each account, currency and bank day, opening with the closing balance of
 * the previous one; a period without operations is one message. Latin letters, CRLF, no SWIFT blocks. Source: SWIFT
 * MT940, docs/requirements/statements.md#mt940, docs/requirements/banking-rules.md#doubts-of-later-areas.
 * @param onEntry after each operation
 */
export function* writeMt940(
  statement: StatementToWrite,
  onEntry: OnEntry,
  options: Mt940Options = {},
): Generator<string, void> {
  const write: EntryTexts = {
    toCharset: memoise(options.isCyrillic ? toPlainText : toSwiftText),
    details: options.isPlain ? writePlainDetails : writeDetails,
  };
  let number = 0;
  for (const account of statement.accounts) {
    let balance = toMinor(account.opening);
    for (const { from, to, entries } of splitMessages(account, statement, options)) {
      number += 1;
      yield joinLines(writeHead(account, balance, { day: from, number, statement }));
      for (const entry of entries) {
        yield joinLines(writeEntry(entry, account.currencyLetters, write));
        balance += entry.isDebit ? -entry.minor : entry.minor;
        onEntry();
      }
      yield joinLines([`:62F:${formatBalance(balance, account.currencyLetters, to)}`, '-']);
    }
  }
}

interface EntryTexts {
  readonly toCharset: (text: string) => string;
  readonly details: (details: Details) => readonly string[];
}

interface Span {
  readonly from: string;
  readonly to: string;
  readonly entries: readonly Entry[];
}

function splitMessages(
  account: AccountToWrite,
  { start, end }: StatementToWrite,
  { isOneMessage }: Mt940Options,
): readonly Span[] {
  const days = [...groupEntriesByDay(account)];
  if (isOneMessage || days.length === 0) return [{ from: start, to: end, entries: days.flatMap(([, own]) => own) }];
  return days.map(([day, entries]) => ({ from: day, to: day, entries }));
}

function groupEntriesByDay(account: AccountToWrite): ReadonlyMap<string, readonly Entry[]> {
  const days = new Map<string, Entry[]>();
  for (const entry of getMovement(account).entries) {
    const dayEntries = days.get(entry.operation.operationDate);
    if (dayEntries) dayEntries.push(entry);
    else days.set(entry.operation.operationDate, [entry]);
  }
  return new Map([...days].sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface Message {
  readonly day: string;
  readonly number: number;
  readonly statement: StatementToWrite;
}

function writeHead(
  { iban, accountId, currencyLetters }: AccountToWrite,
  balance: bigint,
  { day, number, statement: { createdAt } }: Message,
): readonly string[] {
  const made = createdAt.slice(0, 10).replaceAll('-', '');
  const dayOfYear = countDaysBetween(`${day.slice(0, 4)}-01-01`, day) + 1;
  return [
    `:20:NCB${made}${String(number).padStart(NUMBER_DIGITS, '0')}`,
    `:25:${(iban || (accountId ?? '')).replace(/\s/g, '').slice(0, 35)}`,
    `:28C:${dayOfYear}/1`,
    `:60F:${formatBalance(balance, currencyLetters, day)}`,
  ];
}

function formatBalance(balance: bigint, currency: string, day: string): string {
  const [sum, side] = balance < 0n ? [-balance, 'D'] : [balance, 'C'];
  return `${side}${formatDay(day)}${currency}${formatMt940Amount(sum, currency)}`;
}

/** Formats an amount; the comma is written even without decimals: SWIFT allows none for yen. */
function formatMt940Amount(minor: bigint, currency: string): string {
  const [units = '', decimals = ''] = toIsoAmount(formatMinor(minor), currency).split('.');
  return `${units},${decimals}`;
}

function formatDay(day: string): string {
  return day.slice(2).replaceAll('-', '');
}

function getKind({ operation: { documentType, isReversal = false }, isDebit }: Entry): Kind {
  // A reversal by the bank is not a fee.
  if (isReversal) return OTHER;
  if (documentType === PAYROLL_TYPE) return isDebit ? PAID : RETURNED;
  if (documentType === BANK_OPERATION_TYPE) return isDebit ? FEE : OTHER;
  if (isDealType(documentType)) return DEAL;
  return isDebit ? PAID : RECEIVED;
}

function writeEntry(entry: Entry, currency: string, write: EntryTexts): readonly string[] {
  const { toCharset } = write;
  const { operation, minor } = entry;
  const { operationDate: day, valueDate = day, number, id, correspondentBankCode, correspondentAccount } = operation;
  const kind = getKind(entry);
  const named = toCharset(number);
  const reference = formatReference(named) || NO_REFERENCE;
  const own = formatReference(toCharset(id));
  const details: Details = {
    code: kind.code,
    title: kind.title,
    purpose: toCharset(operation.purpose),
    bank: toCharset(correspondentBankCode),
    account: toCharset(correspondentAccount),
    who: toCharset(`${operation.correspondentName} ${operation.correspondentCode}`.trim()),
  };
  return [
    `:61:${formatDay(valueDate)}${formatDay(day).slice(2)}${getMark(entry)}${formatMt940Amount(minor, currency)}${kind.type}${reference}${own && `//${own}`}`,
    ...(named === '' ? [] : [`DOC ${named} ${toDotted(day)}`.slice(0, SECOND_LINE_MAX)]),
    ...write.details(details),
  ];
}

/**
 * Returns the mark of an entry: a reversed debit is a credit of the balance (`RD`), and vice versa. Source: SWIFT
 * MT940, field 61
 */
function getMark({ isDebit, operation: { isReversal = false } }: Entry): string {
  if (isReversal) return isDebit ? 'RC' : 'RD';
  return isDebit ? 'D' : 'C';
}

/** Formats a reference: no slash at its ends, even after a space, nor two together. */
function formatReference(text: string): string {
  return text
    .replace(/\/{2,}/g, '/')
    .replace(/^[/ ]+/, '')
    .slice(0, REFERENCE_MAX)
    .replace(/[/ ]+$/, '');
}
