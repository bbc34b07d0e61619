import { listPayments, type RequestOf } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { DocumentType, LOOK_ALIKE_DAYS } from '@ncb/shared-kernel/domain/vocabulary';
import { documentKeys } from '@ncb/shared-kernel/queries';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';

/** How far back earlier payments to a receiver are looked for: a yearly bill is still known (ours). */
export const RECEIVER_HISTORY_DAYS = 370;
/** How far back receivers are looked for by what is typed of their names (ours): the list names who is paid now. */
const RECENT_DAYS = 92;
/** Payments read while the form opens (our limit): enough to find usual payees, few enough for a quick answer. */
const RECENT_ROWS_MAX = 500;
/** A payment of a colleague may be as old as this before it is seen. */
export const RECEIVER_STALE_MS = 30_000;

type Shell = Pick<ShellServices, 'api' | 'session'>;
type Search = Partial<RequestOf<typeof listPayments>>;

/*
 * Keys and calls for the query cache. The journal is asked by a GET, whose address is written down on the way: it names
 * names, codes, days and amounts, but no account and no passport.
 */

/** The company's hryvnia payments to a code, newest first. */
export function paymentsToCode(shell: Shell, receiverCode: string) {
  const start = addDays(shell.session.bankDay, -RECEIVER_HISTORY_DAYS);
  return asked(shell, { receiverCode, start });
}

/** Reads the company's newest hryvnia payments of the last months, for its usual payees. */
export function recentPayments(shell: Shell) {
  return asked(shell, { start: addDays(shell.session.bankDay, -RECENT_DAYS), rowsMax: RECENT_ROWS_MAX });
}

/** The company's hryvnia payments of the last months to those whose name holds a text, newest first. */
export function paymentsToName(shell: Shell, receiverName: string) {
  return asked(shell, { receiverName, start: addDays(shell.session.bankDay, -RECENT_DAYS) });
}

/**
 * The company's hryvnia payments of an amount around a day: among them are those that a payment may be a second time of.
 * @param amount decimal string
 */
export function paymentsAround(shell: Shell, documentDate: string, amount: string) {
  const start = addDays(documentDate, -LOOK_ALIKE_DAYS);
  const end = addDays(documentDate, LOOK_ALIKE_DAYS);
  return asked(shell, { start, end, amountLow: amount, amountHigh: amount });
}

function asked({ api, session }: Shell, search: Search) {
  const request: RequestOf<typeof listPayments> = {
    periodType: 'period',
    start: null,
    end: null,
    day: null,
    accountIds: [],
    status: null,
    type: DocumentType.uahPayment,
    ...search,
  };
  return {
    key: documentKeys.journal(session.companyRef, request),
    ask: (signal: AbortSignal) => api.call(listPayments, request, { signal }),
  };
}
