import { getTurnovers, type RequestOf } from '../api/contract';
import { getStartOfMonths, type MonthRange } from '../domain/statement';
import { TurnoverType } from '../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { statementKeys } from './statements';
import { useAnswer } from './use-answer';

export type TurnoversRequest = RequestOf<typeof getTurnovers>;

/** Below the company's statements: an operation invalidates both. */
const turnoverKeys = {
  list: (companyRef: string, request: TurnoversRequest) =>
    [...statementKeys.all(companyRef), 'turnovers', request] as const,
};

export function useTurnovers(request: TurnoversRequest, isEnabled = true) {
  const { session, api } = useSteadyShell();
  return useAnswer(
    turnoverKeys.list(session.companyRef, request),
    (signal) => api.call(getTurnovers, request, { signal }),
    { enabled: isEnabled },
  );
}

/** Loads the daily turnovers from which months are summed, from the first of the requested months on. */
export function useMonthlyTurnoverDays(
  requested: MonthRange & Pick<TurnoversRequest, 'accountIds' | 'withClosed'>,
  isEnabled = true,
) {
  const { accountIds, withClosed, end } = requested;
  const request: TurnoversRequest = {
    accountIds,
    withClosed,
    start: isEnabled ? getStartOfMonths(requested) : end,
    end,
    type: TurnoverType.day,
    // A day with a revaluation only has no turnover in the account's currency.
    withRevaluation: false,
  };
  return useTurnovers(request, isEnabled);
}
