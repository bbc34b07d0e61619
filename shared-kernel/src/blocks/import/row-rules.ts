import type { Problem } from '../../domain';
import type { ReceiverPair } from '../../queries';

/** A row of a file: its cells as text, by column. */
export type RowCells = Readonly<Partial<Record<string, string>>>;

/** What every document that comes from a row has. */
export interface RowDocument {
  readonly number: string;
  /** `yyyy-MM-dd`, or what was typed. */
  readonly documentDate: string;
  /** Decimal text as typed. */
  readonly amount: string;
}

/** A row of a file, judged. */
export interface JudgedRow<D extends RowDocument = RowDocument> {
  readonly document: D;
  /** By column of the file; empty when the document can be saved. */
  readonly problems: readonly Problem[];
}

/** A judged row as the worker tells it. */
export interface ReadRow<D extends RowDocument = RowDocument> extends JudgedRow<D> {
  /** Where a person finds it in the file. */
  readonly line: number;
  readonly row: RowCells;
  /** What the file says where zeros were put back, by column. */
  readonly restored?: RowCells;
}

/** Account and code of a row, and the column that shows a problem of the code. */
export interface RowPair extends ReceiverPair {
  readonly column: string;
}

/** What the rows of a kind of files mean. */
export interface RowRules<D extends RowDocument = RowDocument> {
  /** All columns that such a file may have, in the order in which they are told. */
  readonly columns: readonly string[];
  readonly numberColumn: string;
  readonly dateColumn: string;
  /** The account that is debited, by its IBAN. */
  readonly accountColumn: string;
  /** Columns of days: one program writes all of them in the same way, so all of them are wrong together. */
  readonly dayColumns: readonly string[];
  /** Its rows may be in several currencies: amounts are told with them. */
  readonly hasCurrencies: boolean;
  judge(row: RowCells): JudgedRow<D>;
  /** What the bank lets only one document of a company have; null for a document without a number. */
  markOf(document: D): string | null;
  /** The counter that gives the document its number; only documents of one counter may not share a number. */
  counterOf(document: D): string;
  /** The account that is credited, '' for a document that pays nobody. */
  payeeOf(document: D): string;
  /** Payee's account and code; null until both are valid, absent if the kind compares nothing. */
  pairOf?(row: Pick<ReadRow<D>, 'document' | 'problems' | 'row'>): RowPair | null;
  /** Letters of the currency of the amount, '' where the row names none. */
  currencyOf(document: D): string;
}
