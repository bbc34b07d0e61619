import { useState } from 'react';
import type { ApiFailure } from '../../api/client';

interface SavedRecords<Row> {
  readonly rows: readonly Row[];
  readonly savedCount: number;
  /** Failure if nothing was saved; else null. */
  readonly failure: ApiFailure | null;
}

export interface SaveRecords<Judged, Row> {
  readonly isBusy: boolean;
  readonly failure: ApiFailure | null;
  /** Number of rows saved so far; null before the first answer. */
  readonly savedCount: number | null;
  /** @returns all rows with their results */
  save(rows: readonly Judged[]): Promise<readonly Row[]>;
}

export interface SaveRecordsOptions<Judged, Row> {
  /** Checks all rows again with facts that only the bank has, such as its comparison of accounts with codes. */
  judge: (rows: readonly Judged[]) => Promise<readonly Judged[]>;
  isReady: (row: Judged) => boolean;
  store: (rows: readonly Judged[], ready: readonly Judged[]) => Promise<SavedRecords<Row>>;
}

export function useSaveRecords<Row, Judged extends Row>({
  judge,
  isReady,
  store,
}: SaveRecordsOptions<Judged, Row>): SaveRecords<Judged, Row> {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [savedCount, setKept] = useState<number | null>(null);
  return {
    isBusy,
    failure,
    savedCount,
    async save(rows) {
      setBusy(true);
      setFailure(null);
      try {
        const judged = await judge(rows);
        const ready = judged.filter(isReady);
        if (ready.length === 0) return judged;
        const stored = await store(judged, ready);
        setFailure(stored.failure);
        if (!stored.failure) setKept((before) => (before ?? 0) + stored.savedCount);
        return stored.rows;
      } finally {
        setBusy(false);
      }
    },
  };
}
