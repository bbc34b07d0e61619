import { listPayments, type JournalRow, type RequestOf } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import type { CurrencyDocumentType } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { ALL_DOCUMENTS, documentKeys, useAnswer } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';

/** Period of the search, days: covers a yearly bill (our choice). */
const HISTORY_DAYS = 370;
/** Delay until a colleague's document is seen, ms. */
const STALE_MS = 30_000;

export interface LastDocumentQuery {
  readonly type: CurrencyDocumentType;
  /** Letters; '' requests nothing. */
  readonly currency: string;
  readonly beneficiary?: { readonly name: string; readonly account: string };
}

/**
 * Returns the newest document that was not refused. Requested by name and filtered by account here: the URL is logged
 * on the way.
 */
export function useLastDocument({ type, currency, beneficiary }: LastDocumentQuery): JournalRow | null {
  const { api, session } = useShell();
  const isEnabled = currency !== '' && (!beneficiary || (beneficiary.name !== '' && beneficiary.account !== ''));
  const request: RequestOf<typeof listPayments> = {
    ...ALL_DOCUMENTS,
    start: addDays(session.bankDay, -HISTORY_DAYS),
    type,
    currencyLetters: currency,
    ...(beneficiary && { receiverName: beneficiary.name }),
  };
  const found = useAnswer(
    documentKeys.journal(session.companyRef, request),
    (signal) => api.call(listPayments, request, { signal }),
    { enabled: isEnabled, staleTime: STALE_MS },
  );
  const isSame = (row: JournalRow) =>
    row.status !== DocumentStatus.aborted && (!beneficiary || row.receiverAccount === beneficiary.account);
  return (isEnabled && found.data?.rows.find(isSame)) || null;
}
