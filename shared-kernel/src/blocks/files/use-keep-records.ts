import { useState } from 'react';
import type { ApiFailure } from '../../api/client';

/** What the bank made of the records that it was given. */
export interface KeptRecords<Row> {
  /** All rows with what became of them. */
  readonly rows: readonly Row[];
  /** How many it has kept. */
  readonly kept: number;
  /** Why nothing was kept; null where it was. */
  readonly failure: ApiFailure | null;
}

export interface KeepRecords<Judged, Row> {
  readonly isBusy: boolean;
  /** Null while nothing has failed. */
  readonly failure: ApiFailure | null;
  /** How many were kept so far; null before the first answer. */
  readonly kept: number | null;
  /** @returns all rows with what became of them */
  keep(rows: readonly Judged[]): Promise<readonly Row[]>;
}

/** Keeps the records of a file that are right. @param store gives them to the bank by one call */
export function useKeepRecords<Judged, Row>(
  store: (rows: readonly Judged[]) => Promise<KeptRecords<Row>>,
): KeepRecords<Judged, Row> {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [kept, setKept] = useState<number | null>(null);
  return {
    isBusy,
    failure,
    kept,
    async keep(rows) {
      setBusy(true);
      setFailure(null);
      const stored = await store(rows);
      setBusy(false);
      setFailure(stored.failure);
      if (!stored.failure) setKept((before) => (before ?? 0) + stored.kept);
      return stored.rows;
    },
  };
}
