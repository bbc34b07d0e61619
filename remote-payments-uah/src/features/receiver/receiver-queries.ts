import { listPayments, type RequestOf } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { RECEIVER_HISTORY_DAYS } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, LOOK_ALIKE_DAYS } from '@ncb/shared-kernel/domain/vocabulary';
import { ALL_DOCUMENTS, documentKeys } from '@ncb/shared-kernel/queries';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';

/** Period of suggested receivers, days (our choice). */
const RECENT_DAYS = 92;
/** Limit of recent payments: enough to find usual receivers, few enough for a quick answer (our choice). */
const RECENT_ROWS_MAX = 500;
/** Delay until a colleague's payment is seen, ms. */
export const RECEIVER_STALE_MS = 30_000;

type Shell = Pick<ShellServices, 'api' | 'session'>;
type Search = Partial<RequestOf<typeof listPayments>>;

/*
 * The journal is requested by GET, whose URL is logged on the way: it may contain names, codes, days and amounts, but
 * no account and no passport.
 */

export function queryPaymentsToCode(shell: Shell, receiverCode: string) {
  const start = addDays(shell.session.bankDay, -RECEIVER_HISTORY_DAYS);
  return buildQuery(shell, { receiverCode, start });
}

export function queryRecentPayments(shell: Shell) {
  return buildQuery(shell, { start: addDays(shell.session.bankDay, -RECENT_DAYS), rowsMax: RECENT_ROWS_MAX });
}

export function queryPaymentsToName(shell: Shell, receiverName: string) {
  return buildQuery(shell, { receiverName, start: addDays(shell.session.bankDay, -RECENT_DAYS) });
}

/**
 * Query of payments of an amount around a day, to find duplicates.
 * @param amount decimal string
 */
export function queryPaymentsAround(shell: Shell, documentDate: string, amount: string) {
  const start = addDays(documentDate, -LOOK_ALIKE_DAYS);
  const end = addDays(documentDate, LOOK_ALIKE_DAYS);
  return buildQuery(shell, { start, end, amountLow: amount, amountHigh: amount });
}

function buildQuery({ api, session }: Shell, search: Search) {
  const request: RequestOf<typeof listPayments> = {
    ...ALL_DOCUMENTS,
    type: DocumentType.uahPayment,
    ...search,
  };
  return {
    key: documentKeys.journal(session.companyRef, request),
    ask: (signal: AbortSignal) => api.call(listPayments, request, { signal }),
  };
}
