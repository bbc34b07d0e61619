import type { ApiClient, Outcome } from '@ncb/shared-kernel/api/client';
import { listPayments, type JournalRow } from '@ncb/shared-kernel/api/contract';
import { addDays, daysBetween } from '@ncb/shared-kernel/domain/dates';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';

export interface Period {
  /** First and last day, `yyyy-MM-dd`. */
  readonly start: string;
  readonly end: string;
}

export interface FoundPayments {
  /** Oldest first. */
  readonly rows: readonly JournalRow[];
  /** Days of which the bank gave a part only. */
  readonly incompleteDays: readonly string[];
}

/**
 * All hryvnia payments of a period. The bank gives 5,000 rows at a time: a period with more is asked for in halves.
 * @param signal ends it, between two answers too
 */
export async function paymentsOfPeriod(
  api: ApiClient,
  { start, end }: Period,
  signal: AbortSignal,
): Promise<Outcome<FoundPayments>> {
  const request = { periodType: 'period' as const, start, end, day: null, accountIds: [], status: null };
  const outcome = await api.call(listPayments, { ...request, type: DocumentType.uahPayment }, { signal });
  if (!outcome.ok) return outcome;
  const { rows, truncated } = outcome.value;
  if (!truncated || start >= end) {
    return { ok: true, value: { rows: [...rows].reverse(), incompleteDays: truncated ? [start] : [] } };
  }
  const middle = addDays(start, Math.floor(daysBetween(start, end) / 2));
  const before = await paymentsOfPeriod(api, { start, end: middle }, signal);
  if (!before.ok) return before;
  const after = await paymentsOfPeriod(api, { start: addDays(middle, 1), end }, signal);
  if (!after.ok) return after;
  return {
    ok: true,
    value: {
      rows: [...before.value.rows, ...after.value.rows],
      incompleteDays: [...before.value.incompleteDays, ...after.value.incompleteDays],
    },
  };
}
