/** A line of a printed document: what it is called, and what it says. */
export type PaperRow = readonly [label: string, value: string];

export interface PaperSection {
  /** '' for lines without a heading. */
  readonly heading: string;
  readonly rows: readonly PaperRow[];
}

/** When the bank did what with a document, Kyiv time (`2026-11-20T18:50:19`); '' where it did not or is not known. */
export interface BankMarks {
  readonly received: string;
  readonly confirmed: string;
  /** Of a currency payment that the bank has accepted. */
  readonly uetr?: string;
}

/** Rows that say something: nobody reads a label without a value. */
export function filled(rows: readonly PaperRow[]): readonly PaperRow[] {
  return rows.filter(([, value]) => value !== '');
}

/** A section with only the rows that say something. */
export function section(heading: string, rows: readonly PaperRow[]): PaperSection {
  return { heading, rows: filled(rows) };
}
