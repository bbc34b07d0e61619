/** A column of an exported table. What it holds decides how each format writes it. */
export interface ExportColumn {
  /** The heading; in dBase its first ten characters in capitals. */
  readonly name: string;
  /** text; amount: a decimal string with a point; rate: the same with as many decimals as it has; whole: digits alone; day: `yyyy-MM-dd` or ''. */
  readonly holds: 'text' | 'amount' | 'rate' | 'whole' | 'day';
  /** Characters that dBase has room for; in each of them where the column is divided. */
  readonly length: number;
  /** dBase columns instead of this one, each named with its number behind: `PAY_PURP1`. */
  readonly dividedInto?: number;
  /** A day that dBase has in its own kind of column, `20260701`, and not as a text. */
  readonly isDate?: true;
}

export interface ExportTable {
  readonly columns: readonly ExportColumn[];
  /** A text for each column, '' for none. */
  readonly rows: readonly (readonly string[])[];
}

/** A text that did not fit into its dBase column and lost its end. */
export interface CutText {
  /** From 0, as in the exported rows. */
  readonly row: number;
  readonly column: string;
}

export interface WrittenFile {
  readonly bytes: Uint8Array;
  readonly cut: readonly CutText[];
  /** Characters for which a look-alike was written. */
  readonly replaced: readonly string[];
  /** Characters in whose place a question mark stands. */
  readonly lost: readonly string[];
}

/** `15/07/26` for a day, as the exports of spec 2 §9 have it; '' stays. */
export function shortDay(day: string): string {
  return day && `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(2, 4)}`;
}
