export type PrintoutRow = readonly [label: string, value: string];

export interface PrintoutSection {
  /** '' for lines without a heading. */
  readonly heading: string;
  readonly rows: readonly PrintoutRow[];
}

/** Times of the bank in Kyiv (`2026-11-20T18:50:19`); '' if not yet or unknown. */
export interface BankMarks {
  readonly received: string;
  readonly confirmed: string;
  /** Only of an accepted payment. */
  readonly uetr?: string;
}

export function dropEmptyRows(rows: readonly PrintoutRow[]): readonly PrintoutRow[] {
  return rows.filter(([, value]) => value !== '');
}

export function section(heading: string, rows: readonly PrintoutRow[]): PrintoutSection {
  return { heading, rows: dropEmptyRows(rows) };
}
