import { useState } from 'react';
import type { ApiFailure } from '../../api/client';

export interface KeptRecords<Row> {
  readonly rows: readonly Row[];
  readonly kept: number;
  /** Failure if nothing was saved; else null. */
  readonly failure: ApiFailure | null;
}

export interface KeepRecords<Judged, Row> {
  readonly isBusy: boolean;
  readonly failure: ApiFailure | null;
  /** Number of rows saved so far; null before the first answer. */
  readonly kept: number | null;
  /** @returns all rows with their results */
  keep(rows: readonly Judged[]): Promise<readonly Row[]>;
}

export interface KeepRecordsOptions<Judged, Row> {
  /** Checks all rows again with facts that only the bank has, such as its comparison of accounts with codes. */
  judge: (rows: readonly Judged[]) => Promise<readonly Judged[]>;
  isReady: (row: Judged) => boolean;
  store: (rows: readonly Judged[], ready: readonly Judged[]) => Promise<KeptRecords<Row>>;
}

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
