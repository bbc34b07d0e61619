/** Cell as in the file; numbers come from workbooks only, also for dates and codes. */
export type Cell = string | number;

export interface TableRow {
  readonly line: number;
  readonly cells: readonly Cell[];
  /** The row could not be split into columns reliably: surplus cells or an unclosed quotation mark. */
  readonly isBroken?: boolean;
  readonly isHidden?: boolean;
}

export interface Table {
  readonly columns: readonly string[];
  /** Column widths in characters, if stated (dBase): a full column continues in the next. */
  readonly widths?: readonly number[];
  readonly rows: readonly TableRow[];
  /** Days count from 1904 instead of 1900, as in workbooks of old Macintoshes. */
  readonly is1904?: boolean;
}
