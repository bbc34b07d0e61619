import { getCurrencyFee, makeCurrencyFee, type RequestOf } from '../api/contract';
import { DocumentType } from '../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

export type ChargedOperation = RequestOf<typeof makeCurrencyFee>;

export const feeKeys = {
  all: (companyRef: string) => ['fees', companyRef] as const,
  one: (companyRef: string, operation: ChargedOperation) => ['fees', companyRef, 'one', operation] as const,
  settings: (companyRef: string, accountId: string) => ['fees', companyRef, 'settings', accountId] as const,
};

/** Fees depend on rates, which change during the day. */
const FRESH_MS = 60_000;

/** Loads the fee of one operation in hryvnias. @param operation null while account, currency or amount are missing */
export function useCurrencyFee(operation: ChargedOperation | null) {
  const { api, session } = useSteadyShell();
  const chargedOperation: ChargedOperation = operation ?? {
    operation: DocumentType.currencyPayment,
    accountId: '',
    currencyCode: '',
    amount: '',
  };
  return useAnswer(
    feeKeys.one(session.companyRef, chargedOperation),
    (signal) => api.call(makeCurrencyFee, chargedOperation, { signal }),
    {
      enabled: operation !== null,
      staleTime: FRESH_MS,
    },
  );
}

/** Loads the fee settings of an account. @param accountId '' while none is chosen */
export function useFeeSettings(accountId: string) {
  const { api, session } = useSteadyShell();
  return useAnswer(
    feeKeys.settings(session.companyRef, accountId),
    (signal) => api.call(getCurrencyFee, { accountId, operation: undefined }, { signal }),
    { enabled: accountId !== '' },
  );
}
