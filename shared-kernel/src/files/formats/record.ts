import type { ImportRow } from '../../domain/rules';

export interface ImportRecord {
  readonly line: number;
  readonly row: ImportRow;
  readonly isBroken?: boolean;
  readonly restored?: ImportRow;
  /** Credit of a statement: another party has paid it. */
  readonly isIncoming?: boolean;
  readonly isDirectionUnknown?: boolean;
}

export type ImportRecords = readonly ImportRecord[];
