import { formatMinor, toMinor } from '../../../domain/money';
import { Side } from '../../../domain/vocabulary';

export interface OperationToWrite {
  readonly id: string;
  /** `yyyy-MM-ddTHH:mm:ss` in Kyiv. */
  readonly received: string | null;
  /** `yyyy-MM-dd` */
  readonly operationDate: string;
  readonly executed: string | null;
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
  readonly uetr?: string | undefined;
  readonly isInstant?: boolean | undefined;
  /** `yyyy-MM-dd`; absent if it equals the day of the operation. */
  readonly valueDate?: string | undefined;
  readonly isReversal?: boolean | undefined;
}

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

export interface StatementToWrite {
  /** Identifier of the file, unique within the bank, up to 35 characters. */
  readonly messageId: string;
  /** `yyyy-MM-ddTHH:mm:ss` in Kyiv. */
  readonly createdAt: string;
  readonly start: string;
  readonly end: string;
  readonly isTotal: boolean;
  readonly clientName: string;
  readonly clientCode: string;
  readonly bank: { readonly code: string; readonly name: string; readonly swift: string };
  readonly accounts: readonly AccountToWrite[];
}

export interface Entry {
  readonly operation: OperationToWrite;
  readonly isDebit: boolean;
  readonly minor: bigint;
  /** Sum with two decimals. */
  readonly amount: string;
}

export interface AccountMovement {
  readonly entries: readonly Entry[];
  readonly debit: bigint;
  readonly debitCount: number;
  readonly credit: bigint;
  readonly creditCount: number;
}

/**
 * Returns the entries of an account. Revaluations move no money in its currency and are excluded from sums. Source:
 * docs/requirements/statements.md#statement-file-rules.
 */
export function getMovement({ documents }: Pick<AccountToWrite, 'documents'>): AccountMovement {
  const movement = cache.get(documents) ?? computeMovement(documents);
  cache.set(documents, movement);
  return movement;
}

/** Cache: completeness is checked before writing the same operations. */
const cache = new WeakMap<AccountToWrite['documents'], AccountMovement>();

function computeMovement(documents: AccountToWrite['documents']): AccountMovement {
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
    entries.push({ operation, isDebit, minor, amount: formatMinor(minor) });
  }
  return {
    entries,
    debit,
    debitCount,
    credit,
    creditCount: entries.length - debitCount,
  };
}

/** Returns the bank's own sums, for a statement without operations. */
export function getTotals({ debit, credit, debitCount, creditCount }: AccountToWrite): AccountMovement {
  return {
    entries: [],
    debit: toMinor(debit),
    credit: toMinor(credit),
    debitCount,
    creditCount,
  };
}

/** True if the operations lead from the opening to the closing balance. */
export function isComplete(account: AccountToWrite, moved: AccountMovement): boolean {
  return toMinor(account.opening) + moved.credit - moved.debit === toMinor(account.closing);
}
