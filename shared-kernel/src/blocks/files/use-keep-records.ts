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

export interface KeepRecordsOptions<Judged, Row> {
  /** Judges all rows once more with the facts that only the bank has, such as its comparison of accounts with codes. */
  judge: (rows: readonly Judged[]) => Promise<readonly Judged[]>;
  isReady: (row: Judged) => boolean;
  /** Sends the ready rows to the bank by one call. */
  store: (rows: readonly Judged[], ready: readonly Judged[]) => Promise<KeptRecords<Row>>;
}

/** Saves the records of a file that are right. */
export function useKeepRecords<Row, Judged extends Row>({
  judge,
  isReady,
  store,
}: KeepRecordsOptions<Judged, Row>): KeepRecords<Judged, Row> {
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
      try {
        const judged = await judge(rows);
        const ready = judged.filter(isReady);
        if (ready.length === 0) return judged;
        const stored = await store(judged, ready);
        setFailure(stored.failure);
        if (!stored.failure) setKept((before) => (before ?? 0) + stored.kept);
        return stored.rows;
      } finally {
        setBusy(false);
      }
    },
  };
}
