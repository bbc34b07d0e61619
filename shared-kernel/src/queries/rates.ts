import { getRate, listRates } from '../api/contract';
import type { RateSide } from '../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

/** What the bank buys and sells currencies for; the same for all companies. */
export const rateKeys = {
  all: () => ['rates'] as const,
  one: (currencyCode: string, side: RateSide) => ['rates', currencyCode, side] as const,
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

/** How often the rate is asked for of which somebody makes up his mind: what he sees is what he would get. */
const CLOSE_MS = 60_000;

/** The bank's rate of one currency, and the National Bank's; not asked for while no currency is chosen. */
export function useRate(currencyCode: string, side: RateSide) {
  const { api } = useShell();
  return useAnswer(
    rateKeys.one(currencyCode, side),
    (signal) => api.call(getRate, { currencyCode, side }, { signal }),
    { enabled: currencyCode !== '', refetchInterval: () => CLOSE_MS, staleTime: CLOSE_MS },
  );
}
