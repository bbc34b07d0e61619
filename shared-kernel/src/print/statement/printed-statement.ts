import type { PrintoutReference } from '../../domain/papers';
import type { LineCounts } from '../../domain/statement';
import type { Side } from '../../domain/vocabulary';

export interface PrintedOperation {
  /** `yyyy-MM-dd` */
  readonly operationDate: string;
  readonly number: string;
  readonly correspondentName: string;
  readonly correspondentCode: string;
  readonly correspondentAccount: string;
  readonly correspondentBankCode: string;
  readonly side: Side;
  /** In hryvnias. */
  readonly amount: string;
  /** In the account's currency; null for a hryvnia account and for a revaluation. */
  readonly currencyAmount: string | null;
  readonly rate: string | null;
  readonly purpose: string;
  /** Known for hryvnia payments since April 2026. */
  readonly uetr?: string | undefined;
  readonly isInstant?: boolean | undefined;
  readonly isRevaluation: boolean;
  readonly isReversal?: boolean | undefined;
}

export interface PrintedStatementAccount {
  readonly iban: string;
  readonly currencyLetters: string;
  readonly previousOperation: string | null;
  readonly opening: string;
  readonly closing: string;
  readonly debit: string;
  readonly debitCount: number;
  readonly credit: string;
  readonly creditCount: number;
  /** Hryvnias; null for a hryvnia account. */
  readonly openingEquivalent: string | null;
  readonly closingEquivalent: string | null;
  readonly debitEquivalent: string | null;
  readonly creditEquivalent: string | null;
  readonly rows: readonly PrintedOperation[];
}

export interface PrintedStatement {
  readonly kind: 'operations' | 'totals';
  readonly clientName: string;
  readonly clientCode: string;
  readonly bankName: string;
  readonly bankCode: string;
  readonly start: string;
  readonly end: string;
  /** `yyyy-MM-ddTHH:mm:ss` in Kyiv. */
  readonly madeAt: string;
  /** Number of operations not printed because the table does not show them. */
  readonly hidden: LineCounts;
  readonly accounts: readonly PrintedStatementAccount[];
  /** Absent for a printout without a number. */
  readonly reference?: PrintoutReference | undefined;
}
