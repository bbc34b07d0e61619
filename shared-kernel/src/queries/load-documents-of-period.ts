import type { ApiClient, Outcome } from '../api/client';
import { listPayments, type JournalRow } from '../api/contract';
import { addDays, countDaysBetween } from '../domain/dates';
import type { DocumentType } from '../domain/vocabulary';
import { ALL_DOCUMENTS } from './documents';

export interface Period {
  /** First and last day, `yyyy-MM-dd`. */
  readonly start: string;
  readonly end: string;
}

export interface FoundDocuments {
  readonly rows: readonly JournalRow[];
  /** Days for which the bank returned only a part of the documents. */
  readonly incompleteDays: readonly string[];
}

/**
 * Loads all documents of a type in a period. The bank returns 5,000 rows at a time: a period with more is split in
 * halves.
 * @param type null for all
 * @param signal ends it, between two answers too
 */
export async function loadDocumentsOfPeriod(
  api: ApiClient,
  { start, end }: Period,
  type: DocumentType | null,
  signal: AbortSignal,
): Promise<Outcome<FoundDocuments>> {
  const outcome = await api.call(listPayments, { ...ALL_DOCUMENTS, start, end, type }, { signal });
  if (!outcome.ok) return outcome;
  const { rows, truncated } = outcome.value;
  if (!truncated || start >= end) {
    return { ok: true, value: { rows: [...rows].reverse(), incompleteDays: truncated ? [start] : [] } };
  }
  const middle = addDays(start, Math.floor(countDaysBetween(start, end) / 2));
  const before = await loadDocumentsOfPeriod(api, { start, end: middle }, type, signal);
  if (!before.ok) return before;
  const after = await loadDocumentsOfPeriod(api, { start: addDays(middle, 1), end }, type, signal);
  if (!after.ok) return after;
  return {
    ok: true,
    value: {
      rows: [...before.value.rows, ...after.value.rows],
      incompleteDays: [...before.value.incompleteDays, ...after.value.incompleteDays],
    },
  };
}
