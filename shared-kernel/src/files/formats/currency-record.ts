import type { CurrencyImportRow } from '../../domain/rules';

export interface CurrencyRecord {
  readonly line: number;
  readonly row: CurrencyImportRow;
  readonly isBroken?: boolean;
}

export type CurrencyRecords = readonly CurrencyRecord[];
