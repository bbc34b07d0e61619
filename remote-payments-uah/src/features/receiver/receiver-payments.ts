import { listPayments } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { queryKeys, type ShellServices } from '@ncb/shared-kernel/remote-contract';

/** How far back earlier payments to a receiver are looked for: a yearly bill is still known (ours). */
export const RECEIVER_HISTORY_DAYS = 370;
/** A payment of a colleague may be as old as this before it is seen. */
export const RECEIVER_STALE_MS = 30_000;

/** The company's hryvnia payments to an account, or to a code, newest first: a key and a call for the query cache. */
export function paymentsTo(
  { api, session }: Pick<ShellServices, 'api' | 'session'>,
  receiver: { readonly receiverAccount: string } | { readonly receiverCode: string },
) {
  const request = {
    periodType: 'period',
    start: addDays(session.bankDay, -RECEIVER_HISTORY_DAYS),
    end: null,
    day: null,
    accountIds: [],
    status: null,
    type: DocumentType.uahPayment,
    ...receiver,
  } as const;
  return {
    key: [...queryKeys.payments(session.companyRef), 'to', receiver] as const,
    ask: (signal: AbortSignal) => api.call(listPayments, request, { signal }),
  };
}
