import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { useSettled } from '@ncb/shared-kernel/blocks/document-form';
import { isCalendarDate } from '@ncb/shared-kernel/domain/dates';
import { checkIban } from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { lookAlikes } from '@ncb/shared-kernel/domain/warnings';
import { useAnswer } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { toDraft, type PaymentValues } from '../payment';
import { paymentsAround, RECEIVER_STALE_MS } from './receiver-payments';
import { useReceiverHistory } from './use-receiver-history';

/** What speaks against a payment, as far as that is known while it is typed. */
export interface LiveWarnings {
  readonly lookAlikes: readonly JournalRow[];
  readonly otherAccounts: readonly string[];
  readonly otherNames: readonly string[];
}

/** Looks for it once account, amount and date are whole and nobody types any more. @param id of the stored payment */
export function useLiveWarnings(values: PaymentValues, id: string | null): LiveWarnings {
  const shell = useShell();
  const draft = toDraft(values);
  const { otherAccounts, otherNames } = useReceiverHistory(values, id);
  const amount = useSettled(draft.amount);
  const isDay = isCalendarDate(draft.documentDate);
  const isWhole = checkIban(draft.creditIban) === null && parseAmount(amount).ok && isDay;
  // Nothing is asked for around what is no day.
  const { key, ask } = paymentsAround(shell, isDay ? draft.documentDate : shell.session.bankDay, amount);
  const around = useAnswer(key, ask, { enabled: isWhole, staleTime: RECEIVER_STALE_MS });
  const rows = isWhole && amount === draft.amount ? (around.data?.rows ?? []) : [];
  return { lookAlikes: lookAlikes({ ...draft, id }, rows), otherAccounts, otherNames };
}
