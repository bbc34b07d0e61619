export type PaperRow = readonly [label: string, value: string];

export interface PaperSection {
  /** '' for lines without a heading. */
  readonly heading: string;
  readonly rows: readonly PaperRow[];
}

/** Times of the bank in Kyiv (`2026-11-20T18:50:19`); '' if not yet or unknown. */
export interface BankMarks {
  readonly received: string;
  readonly confirmed: string;
  /** Only of an accepted currency payment. */
  readonly uetr?: string;
}

export function filled(rows: readonly PaperRow[]): readonly PaperRow[] {
  return rows.filter(([, value]) => value !== '');
}

export function section(heading: string, rows: readonly PaperRow[]): PaperSection {
  return { heading, rows: filled(rows) };
}
