import { getTurnovers, type RequestOf } from '../api/contract';
import { startOfMonths, type MonthsAsked } from '../domain/statement';
import { TurnoverType } from '../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { statementKeys } from './statements';
import { useAnswer } from './use-answer';

export type TurnoversRequest = RequestOf<typeof getTurnovers>;

/** Below the company's statements: whatever moves on an account makes both anew. */
export const turnoverKeys = {
  list: (companyRef: string, request: TurnoversRequest) =>
    [...statementKeys.all(companyRef), 'turnovers', request] as const,
};

/** The turnovers of a period, by day or of the whole of it. */
export function useTurnovers(request: TurnoversRequest, isEnabled = true) {
  const { session, api } = useSteadyShell();
  return useAnswer(
    turnoverKeys.list(session.companyRef, request),
    (signal) => api.call(getTurnovers, request, { signal }),
    { enabled: isEnabled },
  );
}

/** What the accounts' months are made of: their days, from the first of so many months on. */
export function useDaysOfMonths(
  asked: MonthsAsked & Pick<TurnoversRequest, 'accountIds' | 'withClosed'>,
  isEnabled = true,
) {
  const { accountIds, withClosed, end } = asked;
  const request: TurnoversRequest = {
    accountIds,
    withClosed,
    start: isEnabled ? startOfMonths(asked) : end,
    end,
    type: TurnoverType.day,
    // A day on which only the rate moved has no turnover in the account's own money.
    withRevaluation: false,
  };
  return useTurnovers(request, isEnabled);
}
