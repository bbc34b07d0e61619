import type { ImportRow } from '../../domain/rules';

/** A payment of a file, before anybody has judged it. */
export interface ImportRecord {
  /** Where it stands in its file, for a person to find it: a line of a text, a row of a table, a number of a document. */
  readonly line: number;
  readonly row: ImportRow;
  /** It could not be told apart: some of its cells may be another's. */
  readonly isBroken?: boolean;
  /** What the file says where zeros were put back, by column. */
  readonly restored?: ImportRow;
  /** Somebody else has paid it: a line of a statement that was credited. */
  readonly isIncoming?: boolean;
  /** True if the file does not say whether the money was paid or received. */
  readonly isDirectionUnknown?: boolean;
}

export type ImportRecords = readonly ImportRecord[];
