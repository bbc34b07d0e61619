import { fromMinor, toMinor } from '../../../domain/money';
import { Side } from '../../../domain/vocabulary';

/** An operation of a statement as the bank gave it, as far as files tell of it; sums are decimal strings. */
export interface OperationToWrite {
  /** The bank's own number. */
  readonly id: string;
  /** `yyyy-MM-ddTHH:mm:ss` in Kyiv. */
  readonly received: string | null;
  /** `yyyy-MM-dd` */
  readonly operationDate: string;
  readonly executed: string | null;
  /** The bank's type of document, such as `71`. */
  readonly documentType: string;
  readonly number: string;
  readonly correspondentBankCode: string;
  readonly correspondentAccount: string;
  readonly correspondentName: string;
  readonly correspondentCode: string;
  readonly purpose: string;
  /** In hryvnias. */
  readonly amount: string;
  /** In the account's currency; null for a hryvnia account. */
  readonly currencyAmount: string | null;
  /** Hryvnias for one unit. */
  readonly rate: string | null;
  readonly side: Side;
  readonly isRevaluation: boolean;
  /** The end-to-end number of a payment in currency. */
  readonly uetr?: string | undefined;
  /** `yyyy-MM-dd`; not given where the sum counts from the day of the operation. */
  readonly valueDate?: string | undefined;
  /** The bank takes an operation back; the side is that of this line. */
  readonly isReversal?: boolean | undefined;
}

/** An account of a statement with all its operations of the period, in the bank's order. */
export interface AccountToWrite {
  readonly accountId: string | null;
  readonly iban: string;
  readonly currencyLetters: string;
  readonly currencyCode: string | null;
  readonly opening: string;
  readonly closing: string;
  readonly debitCount: number;
  readonly creditCount: number;
  readonly debit: string;
  readonly credit: string;
  readonly openingEquivalent: string | null;
  readonly closingEquivalent: string | null;
  readonly debitEquivalent: string | null;
  readonly creditEquivalent: string | null;
  readonly documents: readonly OperationToWrite[];
}

/** What a statement's file is made of, whatever its format. */
export interface StatementToWrite {
  /** Up to 35 characters; tells the file from every other one of the bank. */
  readonly messageId: string;
  /** `yyyy-MM-ddTHH:mm:ss` in Kyiv. */
  readonly createdAt: string;
  readonly start: string;
  readonly end: string;
  /** The statement has totals alone. */
  readonly isTotal: boolean;
  readonly clientName: string;
  readonly clientCode: string;
  readonly bank: { readonly code: string; readonly name: string; readonly swift: string };
  readonly accounts: readonly AccountToWrite[];
}

/** An operation that moved money, with its sum in the account's currency. */
export interface Entry {
  readonly operation: OperationToWrite;
  readonly isDebit: boolean;
  readonly minor: bigint;
  /** With two decimals. */
  readonly amount: string;
}

/** Entries of an account and their sums. */
export interface Moved {
  readonly entries: readonly Entry[];
  readonly debit: bigint;
  readonly debitCount: number;
  readonly credit: bigint;
  readonly creditCount: number;
}

/**
 * The entries of an account. Revaluations move no money of its currency: they are told apart and never summed with it.
 * Source: reference/areas A3
 */
export function movedOn({ documents }: Pick<AccountToWrite, 'documents'>): Moved {
  const known = found.get(documents) ?? findMoved(documents);
  found.set(documents, known);
  return known;
}

/** Whether a statement is whole is asked before it is written, of the same operations. */
const found = new WeakMap<AccountToWrite['documents'], Moved>();

function findMoved(documents: AccountToWrite['documents']): Moved {
  const entries: Entry[] = [];
  let [debit, credit] = [0n, 0n];
  let debitCount = 0;
  for (const operation of documents) {
    if (operation.isRevaluation) continue;
    const isDebit = operation.side === Side.debit;
    const minor = toMinor(operation.currencyAmount ?? operation.amount);
    if (isDebit) {
      debit += minor;
      debitCount += 1;
    } else credit += minor;
    entries.push({ operation, isDebit, minor, amount: fromMinor(minor) });
  }
  return {
    entries,
    debit,
    debitCount,
    credit,
    creditCount: entries.length - debitCount,
  };
}

/** The sums of a statement that lists no operations are the bank's own. */
export function totalsOf({ debit, credit, debitCount, creditCount }: AccountToWrite): Moved {
  return {
    ...{ entries: [], debit: toMinor(debit), credit: toMinor(credit) },
    ...{ debitCount, creditCount },
  };
}

/** True if the operations lead from the opening balance to the closing one: nothing is missing, nothing is too much. */
export function isWhole(account: AccountToWrite, moved: Moved): boolean {
  return toMinor(account.opening) + moved.credit - moved.debit === toMinor(account.closing);
}
