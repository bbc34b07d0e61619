import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { useSettled } from '@ncb/shared-kernel/ui';
import { isCalendarDate } from '@ncb/shared-kernel/domain/dates';
import { checkIban } from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { findLookAlikes } from '@ncb/shared-kernel/domain/warnings';
import { useAnswer } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { toDraft, type PaymentValues } from '../payment';
import { queryPaymentsAround, RECEIVER_STALE_MS } from './receiver-queries';
import { useReceiverHistory } from './use-receiver-history';

export interface LiveWarnings {
  readonly lookAlikes: readonly JournalRow[];
  readonly otherAccounts: readonly string[];
  readonly otherNames: readonly string[];
}

/**
 * Searches for warnings once the input is valid and typing has paused.
 * @param id of the stored payment
 */
export function useLiveWarnings(values: PaymentValues, id: string | null): LiveWarnings {
  const shell = useShell();
  const draft = toDraft(values);
  const { otherAccounts, otherNames } = useReceiverHistory(values, id);
  const amount = useSettled(draft.amount);
  const isDay = isCalendarDate(draft.documentDate);
  const isWhole = checkIban(draft.creditIban) === null && parseAmount(amount).ok && isDay;
  // An invalid date is not sent.
  const { key, ask } = queryPaymentsAround(shell, isDay ? draft.documentDate : shell.session.bankDay, amount);
  const around = useAnswer(key, ask, { enabled: isWhole, staleTime: RECEIVER_STALE_MS });
  const rows = isWhole && amount === draft.amount ? (around.data?.rows ?? []) : [];
  return { lookAlikes: findLookAlikes({ ...draft, id }, rows), otherAccounts, otherNames };
}
