import { getCurrencyFee, makeCurrencyFee, type RequestOf } from '../api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

export type FeeRequest = RequestOf<typeof makeCurrencyFee>;

/** What the bank takes for operations in currency. */
export const feeKeys = {
  all: (companyRef: string) => ['fees', companyRef] as const,
  settings: (companyRef: string, accountId: string, operation: number) =>
    ['fees', companyRef, 'settings', accountId, operation] as const,
  one: (companyRef: string, request: FeeRequest) => ['fees', companyRef, 'one', request] as const,
};

/** How long a fee is as good as new: it follows the official rate of the day. */
const STALE_MS = 60_000;

/** How the bank takes its fee for an operation from an account; not asked for while no account is chosen. */
export function useFeeSettings(accountId: string, operation: FeeRequest['operation']) {
  const { api, session } = useShell();
  return useAnswer(
    feeKeys.settings(session.companyRef, accountId, operation),
    (signal) => api.call(getCurrencyFee, { accountId, operation }, { signal }),
    { enabled: accountId !== '', staleTime: STALE_MS },
  );
}

/** The fee for one operation, hryvnias; null for one that is not filled in yet. */
export function useOperationFee(request: FeeRequest | null) {
  const { api, session } = useShell();
  const asked = request ?? { operation: 3, accountId: '', currencyCode: '', amount: '0.00' };
  return useAnswer(feeKeys.one(session.companyRef, asked), (signal) => api.call(makeCurrencyFee, asked, { signal }), {
    enabled: request !== null,
    staleTime: STALE_MS,
  });
}
