import { listRates } from '../api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

/** What the bank buys and sells currencies for; the same for all companies. */
export const rateKeys = {
  all: () => ['rates'] as const,
};

const REFRESH_MS = 5 * 60_000;

/** Today's rates, asked for again every five minutes. */
export function useRates() {
  const { api } = useShell();
  return useAnswer(rateKeys.all(), (signal) => api.call(listRates, {}, { signal }), {
    refetchInterval: () => REFRESH_MS,
    staleTime: REFRESH_MS,
  });
}
