/** Column of an exported table; each format writes it by its kind of content. */
export interface ExportColumn {
  /** Heading; in dBase its first ten characters in upper case. */
  readonly name: string;
  /**
   * text; amount: a decimal string with a point; rate: the same with any number of decimals; whole: digits; day:
   * `yyyy-MM-dd` or ''.
   */
  readonly holds: 'text' | 'amount' | 'rate' | 'whole' | 'day';
  /** Width in dBase characters; of each part if the column is split. */
  readonly length: number;
  /** Number of dBase columns in place of this one, with numbered names: `PAY_PURP1`. */
  readonly dividedInto?: number;
  /** Writes a day to dBase as a date column, `20260701`, rather than text. */
  readonly isDate?: true;
}

export interface ExportTable {
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly (readonly string[])[];
}

export interface CutText {
  readonly row: number;
  readonly column: string;
}

export interface WrittenFile {
  readonly bytes: Uint8Array;
  readonly cut: readonly CutText[];
  readonly replaced: readonly string[];
  readonly lost: readonly string[];
}

/** Formats a day like `15/07/26`; '' stays. Source: docs/requirements/hryvnia-payments.md#files. */
export function formatShortDay(day: string): string {
  return day && `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(2, 4)}`;
}
