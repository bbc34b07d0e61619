import type { CurrencyImportRow } from '../../domain/rules';

/** A currency document of a file, before anybody has judged it. */
export interface CurrencyRecord {
  /** Where it stands in its file, for a person to find it. */
  readonly line: number;
  readonly row: CurrencyImportRow;
  /** It could not be told apart: some of its cells may be another's. */
  readonly isBroken?: boolean;
}

export type CurrencyRecords = readonly CurrencyRecord[];
