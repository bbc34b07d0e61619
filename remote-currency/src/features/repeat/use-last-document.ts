import { listPayments, type JournalRow, type RequestOf } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import type { CurrencyDocumentType } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { documentKeys, useAnswer } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';

/** How far back earlier documents are looked for: a yearly bill is still known (ours). */
const HISTORY_DAYS = 370;
/** A document of a colleague may be as old as this before it is seen. */
const STALE_MS = 30_000;

/** Which earlier document is looked for. */
export interface LastDocumentAsked {
  readonly type: CurrencyDocumentType;
  /** Letters of the currency; '' while none is chosen: nothing is looked for then. */
  readonly currency: string;
  /** Of a payment: whom it goes to. */
  readonly receiver?: { readonly name: string; readonly account: string };
}

/**
 * The newest document that the bank has not refused; null for none. It is asked for by the name, and told by the account
 * here: an address that is written down on the way names no account.
 */
export function useLastDocument({ type, currency, receiver }: LastDocumentAsked): JournalRow | null {
  const { api, session } = useShell();
  const isAsked = currency !== '' && (!receiver || (receiver.name !== '' && receiver.account !== ''));
  const request: RequestOf<typeof listPayments> = {
    periodType: 'period',
    start: addDays(session.bankDay, -HISTORY_DAYS),
    end: null,
    day: null,
    accountIds: [],
    status: null,
    type,
    currencyLetters: currency,
    ...(receiver && { receiverName: receiver.name }),
  };
  const found = useAnswer(
    documentKeys.journal(session.companyRef, request),
    (signal) => api.call(listPayments, request, { signal }),
    { enabled: isAsked, staleTime: STALE_MS },
  );
  const isSame = (row: JournalRow) =>
    row.status !== DocumentStatus.aborted && (!receiver || row.receiverAccount === receiver.account);
  return (isAsked && found.data?.rows.find(isSame)) || null;
}
