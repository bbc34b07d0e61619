import type { Problem } from '../../domain';
import type { ReceiverPair } from '../../queries';

export type RowCells = Readonly<Partial<Record<string, string>>>;

export interface RowDocument {
  readonly number: string;
  /** `yyyy-MM-dd`, or the invalid text typed. */
  readonly documentDate: string;
  /** Decimal text as typed. */
  readonly amount: string;
}

interface JudgedRow<D extends RowDocument = RowDocument> {
  readonly document: D;
  /** By file column; empty if the document can be saved. */
  readonly problems: readonly Problem[];
}

export interface ReadRow<D extends RowDocument = RowDocument> extends JudgedRow<D> {
  readonly line: number;
  readonly row: RowCells;
  /** Original text of codes whose leading zeros were restored, by column. */
  readonly restored?: RowCells;
}

interface RowPair extends ReceiverPair {
  readonly column: string;
}

export interface RowRules<D extends RowDocument = RowDocument> {
  readonly columns: readonly string[];
  readonly numberColumn: string;
  readonly dateColumn: string;
  /** Column of the debit account's IBAN. */
  readonly accountColumn: string;
  /** Date columns. A program writes all dates the same way, so all of a column are wrong together. */
  readonly dayColumns: readonly string[];
  /** True if rows may have different currencies. */
  readonly hasCurrencies: boolean;
  judge(row: RowCells): JudgedRow<D>;
  /** Returns the key that only one document of a company may have; null for a document without a number. */
  markOf(document: D): string | null;
  /** Returns the counter of the document's number; documents of different counters may share a number. */
  counterOf(document: D): string;
  /** Returns the credited account; '' if there is no receiver. */
  receiverOf(document: D): string;
  /** Returns the receiver's account and code; null until both are valid. Absent if the kind compares nothing. */
  pairOf?(row: Pick<ReadRow<D>, 'document' | 'problems' | 'row'>): RowPair | null;
  /** Returns the ISO 4217 letters of the amount's currency, '' if the row has none. */
  currencyOf(document: D): string;
}
