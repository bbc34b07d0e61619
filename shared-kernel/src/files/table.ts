/** A cell as the file has it; numbers come from workbooks only, where dates and codes are numbers too. */
export type Cell = string | number;

export interface TableRow {
  /** Where the row stands in its file, counted from 1, for a person to find it. */
  readonly line: number;
  readonly cells: readonly Cell[];
  /** The row cannot be told apart into the table's columns: cells without a column, a quotation mark without an end. */
  readonly isBroken?: boolean;
  /** A person, or a filter, has hidden the row in its sheet. */
  readonly isHidden?: boolean;
}

/** What all kinds of tables are read into. */
export interface Table {
  readonly columns: readonly string[];
  /** Characters that a column has room for, where the file says it (dBase): a full one continues in the next. */
  readonly widths?: readonly number[];
  readonly rows: readonly TableRow[];
  /** Days are counted from 1904 and not from 1900: workbooks of old Macintoshes. */
  readonly is1904?: boolean;
}
