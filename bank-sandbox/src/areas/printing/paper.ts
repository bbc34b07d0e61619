/** A line of a printed document: what it is called, and what it says. */
export type PaperRow = readonly [label: string, value: string];

export interface PaperSection {
  readonly heading: string;
  readonly rows: readonly PaperRow[];
}

/** What is printed, before anybody has thought of where on the page. */
export interface Paper {
  readonly title: string;
  readonly sections: readonly PaperSection[];
  /** The lines in the bank's stamp; none: no stamp. */
  readonly stamp: readonly string[];
  /** What stands small at the foot of every page. */
  readonly footer: string;
  /** The moment that the file says it was made at. */
  readonly madeAt: Date;
}

/** Rows that say something: nobody reads a label without a value. */
export function filled(rows: readonly PaperRow[]): readonly PaperRow[] {
  return rows.filter(([, value]) => value !== '');
}
