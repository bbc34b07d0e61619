import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { accountKeys, useAnswer } from '@ncb/shared-kernel/queries';
import { loadDailyTurnovers } from '../balance-series';
import { createTrendLoader, type LoadTrend } from './create-trend-loader';

const TrendLoader = createContext<LoadTrend | null>(null);

/** Provides one batching loader for all trends below it. */
export function TrendProvider({ children }: { children: ReactNode }) {
  const { api, session } = useShell();
  const { bankDay } = session;
  const load = useMemo(
    () => createTrendLoader((accountIds) => loadDailyTurnovers(api, bankDay, accountIds)),
    [api, bankDay],
  );
  return <TrendLoader value={load}>{children}</TrendLoader>;
}

/** Returns the turnovers of an account for its trend; refetched together with the balances. */
export function useTrend(accountId: string) {
  const load = useContext(TrendLoader);
  const { session } = useShell();
  return useAnswer(
    accountKeys.trend(session.companyRef, accountId, session.bankDay),
    (signal) => {
      if (!load) throw new Error('a trend outside of TrendProvider');
      return load(accountId, signal);
    },
    { staleTime: Infinity },
  );
}
