import { getRate, listRates } from '../api/contract';
import type { RateSide } from '../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

export const rateKeys = {
  all: () => ['rates'] as const,
  one: (currencyCode: string, side: RateSide) => ['rates', 'one', currencyCode, side] as const,
};

const REFRESH_MS = 5 * 60_000;

/** Loads today's rates and refreshes them every five minutes. */
export function useRates() {
  const { api } = useSteadyShell();
  return useAnswer(rateKeys.all(), (signal) => api.call(listRates, {}, { signal }), {
    refetchInterval: () => REFRESH_MS,
    staleTime: REFRESH_MS,
  });
}

/**
 * Loads the bank's rate of one currency for buying or selling, with the official one. @param currencyCode '' for none
 * yet
 */
export function useRate(currencyCode: string, side: RateSide) {
  const { api } = useSteadyShell();
  return useAnswer(
    rateKeys.one(currencyCode, side),
    (signal) => api.call(getRate, { currencyCode, side }, { signal }),
    { enabled: currencyCode !== '', refetchInterval: () => REFRESH_MS, staleTime: REFRESH_MS },
  );
}
