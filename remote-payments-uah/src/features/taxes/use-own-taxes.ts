import { useMemo } from 'react';
import { listPayments, type RequestOf } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { BUDGET_BANK_CODE, DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { ALL_DOCUMENTS, documentKeys, useAnswer } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { RECEIVER_STALE_MS } from '../receiver';
import { listOwnTaxes } from './list-own-taxes';

/** Covers a tax paid once a year. */
const DAYS = 370;
/** Enough to find every tax of a company that pays some of them several times a month. */
const ROWS_MAX = 120;

/** Found by the bank code, so that no account stands in the URL. */
export function buildOwnTaxesRequest(bankDay: string): RequestOf<typeof listPayments> {
  return {
    ...ALL_DOCUMENTS,
    start: addDays(bankDay, -DAYS),
    type: DocumentType.uahPayment,
    find: BUDGET_BANK_CODE,
    rowsMax: ROWS_MAX,
  };
}

/** Loads the taxes that the company pays. */
export function useOwnTaxes() {
  const { api, session } = useShell();
  const { bankDay, companyRef } = session;
  const request = buildOwnTaxesRequest(bankDay);
  const answer = useAnswer(
    documentKeys.journal(companyRef, request),
    (signal) => api.call(listPayments, request, { signal }),
    { staleTime: RECEIVER_STALE_MS },
  );
  const { data } = answer;
  return { answer, taxes: useMemo(() => listOwnTaxes(data?.rows ?? [], bankDay), [data, bankDay]) };
}
