import type { ReceiverCheck } from '../../api/contract';
import type { PairChecks } from '../account-code';
import type { BankAnswer, ImportedRow, RowStatus } from './imported-row';
import type { ReadRow, RowCells, RowDocument, RowRules } from './row-rules';

/** Decimal strings by ISO 4217 letters; rows without a readable amount are left out. */
export type RowAmounts = Readonly<Record<string, string>>;

export interface RowSum {
  readonly count: number;
  readonly amounts: RowAmounts;
}

export type NextNumbers = Readonly<Partial<Record<string, number>>>;

export interface ImportSnapshot<D extends RowDocument = RowDocument> {
  readonly rows: readonly ImportedRow<D>[];
  readonly sums: Readonly<Record<RowStatus, RowSum>>;
  readonly withoutDebitAccount: number;
  readonly canUndo: boolean;
  /** True after corrections, exclusions or saves, which reading the file again would lose. */
  readonly isTouched: boolean;
  /**
   * Returns the numbers to assign, by row id: only to rows that will be saved, and never a number that another row has
   * or the bank was sent.
   * @param next next number of each counter
   */
  readonly numbersToGive: (next: NextNumbers) => ReadonlyMap<string, string>;
}

/**
 * Rows of a file outside React. With 50,000 rows a keystroke must not walk through all: counts, totals and repeated
 * numbers are updated per changed row.
 */
export interface ImportList<D extends RowDocument = RowDocument> {
  readonly rules: RowRules<D>;
  subscribe(listener: () => void): () => void;
  snapshot(): ImportSnapshot<D>;
  status(id: string): RowStatus;
  /** True if another row has the same number and date: the bank stores only one of them. */
  isRepeated(id: string): boolean;
  /** Bank's comparison of a row's account and code; null while there is none. */
  checkOf(id: string): ReceiverCheck | null;
  /** Applies the bank's comparisons; rows with a new verdict change their status. */
  compare(checks: PairChecks): void;
  /** Marks rows as confirmed although their accounts were used with other codes; one undo step. */
  confirmPairs(ids: readonly string[]): void;
  /** Adds read rows without notifying; see `publish`. Rows of a statement start excluded. */
  append(rows: readonly ReadRow<D>[], areExcluded?: boolean): void;
  publish(): void;
  /** Changes cells and checks the row at once. Consecutive changes of one row are one undo step. */
  change(id: string, cells: RowCells): void;
  restore(id: string): void;
  setExcluded(ids: readonly string[], isExcluded: boolean): void;
  /** Sets the account of all rows without one, as one undo step; resolves after the last check. */
  fillDebitAccount(iban: string): Promise<void>;
  /** Sets a day, `dd.MM.yyyy` or '' for none, in all rows where the column is wrong, as one undo step. */
  fillDay(column: string, day: string): Promise<void>;
  /**
   * Repairs many rows as one undo step; resolves after the last check.
   * @param cellsOf returns the new cells of a row, null to leave it
   */
  repair(cellsOf: (row: ImportedRow<D>) => RowCells | null): Promise<void>;
  /** Marks a refused row for another try without changes. */
  retry(id: string): void;
  undo(): void;
  /** Stores the bank's answers; cannot be undone. */
  storeAnswers(answers: ReadonlyMap<string, BankAnswer | null>): void;
}
