import { getCurrencyPayment, getCurrencyRequest, getPaymentTracking, type PaymentTracking } from '../api/contract';
import { DocumentType, TrackingStep, type RequestType } from '../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { documentKeys } from './documents';
import { useAnswer } from './use-answer';

export function useStoredCurrencyPayment(id: string) {
  const { api, session } = useSteadyShell();
  return useAnswer([...documentKeys.one(session.companyRef, id), 'currency-payment'], async (signal) => {
    const outcome = await api.call(getCurrencyPayment, { id, type: DocumentType.currencyPayment }, { signal });
    return outcome.ok ? { ok: true, value: outcome.value.payment } : outcome;
  });
}

export function useStoredCurrencyRequest(id: string, type: RequestType) {
  const { api, session } = useSteadyShell();
  return useAnswer([...documentKeys.one(session.companyRef, id), 'currency-request'], async (signal) => {
    const outcome = await api.call(getCurrencyRequest, { id, type }, { signal });
    return outcome.ok ? { ok: true, value: outcome.value.currencyRequest } : outcome;
  });
}

/** Polling interval of a payment in progress: banks take minutes at best. */
const ON_WAY_INTERVAL_MS = 30_000;

/** Loads the tracking of a currency payment and polls until it is credited or returned. */
export function usePaymentTracking(id: string) {
  const { api, session } = useSteadyShell();
  return useAnswer(
    [...documentKeys.one(session.companyRef, id), 'tracking'],
    (signal) => api.call(getPaymentTracking, { id }, { signal }),
    { refetchInterval: ({ state }) => (state.data && isInProgress(state.data) ? ON_WAY_INTERVAL_MS : false) },
  );
}

function isInProgress({ steps }: PaymentTracking): boolean {
  const last = steps.at(-1);
  return last !== undefined && last.kind !== TrackingStep.rejected && last.time === null;
}
