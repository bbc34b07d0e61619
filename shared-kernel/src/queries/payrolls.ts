import { getPayroll, listPayrolls, listPayrollTypes, type RequestOf } from '../api/contract';
import { useShell, useSteadyShell, type ShellServices } from '@ncb/shared-kernel/remote-contract';
import { inProgress, inProgressInterval, useBalancesFollow } from './in-progress';
import { useAnswer } from './use-answer';

export type PayrollsRequest = RequestOf<typeof listPayrolls>;

/** A company's payrolls; its employees lie below them, as what they were paid last changes with a payroll. */
export const payrollKeys = {
  all: (companyRef: string) => ['payrolls', companyRef] as const,
  list: (companyRef: string, request: PayrollsRequest) => ['payrolls', companyRef, 'list', request] as const,
  one: (companyRef: string, id: string) => ['payrolls', companyRef, 'one', id] as const,
  /** The bank's, the same for all companies. */
  types: () => ['payrolls', 'types'] as const,
};

/** The payrolls that the bank finds; asked again while one of them is in progress. */
export function usePayrolls(request: PayrollsRequest, isEnabled = true) {
  const { session, api } = useSteadyShell();
  const answer = useAnswer(
    payrollKeys.list(session.companyRef, request),
    (signal) => api.call(listPayrolls, request, { signal }),
    { enabled: isEnabled, refetchInterval: ({ state }) => inProgressInterval(state.data?.rows) },
  );
  useBalancesFollow(session.companyRef, inProgress(answer.data?.rows));
  return answer;
}

/** A payroll with its rows and payments: a key and a call for the query cache (`cache.fetchQuery`, `answerQuery`). */
export function onePayroll({ api, session }: Pick<ShellServices, 'api' | 'session'>, id: string) {
  return {
    key: payrollKeys.one(session.companyRef, id),
    async ask(signal: AbortSignal) {
      const outcome = await api.call(getPayroll, { id }, { signal });
      return outcome.ok ? { ok: true as const, value: outcome.value.payroll } : outcome;
    },
  };
}

/** A payroll as the bank has it, with its rows and payments. Without the right to see rows the bank does not know it. */
export function usePayroll(id: string, { isEnabled = true, beginsForm = false } = {}) {
  const { key, ask } = onePayroll(useShell(), id);
  return useAnswer(key, ask, { enabled: isEnabled, beginsForm });
}

/** What a payroll may pay; the bank's list does not change while somebody types. */
export function usePayrollTypes() {
  const { api } = useSteadyShell();
  return useAnswer(
    payrollKeys.types(),
    (signal) => api.call(listPayrollTypes, { catalogue: 'payroll_types' }, { signal }),
    { staleTime: Infinity },
  );
}
