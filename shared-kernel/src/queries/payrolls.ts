import { getPayroll, listPayrolls, listPayrollTypes, type RequestOf } from '../api/contract';
import { useShell, useSteadyShell, type ShellServices } from '@ncb/shared-kernel/remote-contract';
import { countInProgress, getInProgressInterval, useBalanceInvalidation } from './count-in-progress';
import { useAnswer } from './use-answer';

export type PayrollsRequest = RequestOf<typeof listPayrolls>;

/** Query keys of payrolls. Employees are below them, because a payroll changes their last payment. */
export const payrollKeys = {
  all: (companyRef: string) => ['payrolls', companyRef] as const,
  list: (companyRef: string, request: PayrollsRequest) => ['payrolls', companyRef, 'list', request] as const,
  one: (companyRef: string, id: string) => ['payrolls', companyRef, 'one', id] as const,
  /** Catalogue of the bank, common to all companies. */
  types: () => ['payrolls', 'types'] as const,
};

export function createPayrollsQuery(
  { api, session }: Pick<ShellServices, 'api' | 'session'>,
  request: PayrollsRequest,
) {
  return {
    key: payrollKeys.list(session.companyRef, request),
    ask: (signal: AbortSignal) => api.call(listPayrolls, request, { signal }),
  };
}

export function usePayrolls(request: PayrollsRequest, isEnabled = true) {
  const shell = useSteadyShell();
  const { session } = shell;
  const { key, ask } = createPayrollsQuery(shell, request);
  const answer = useAnswer(key, ask, {
    enabled: isEnabled,
    refetchInterval: ({ state }) => getInProgressInterval(state.data?.rows),
  });
  useBalanceInvalidation(session.companyRef, countInProgress(answer.data?.rows));
  return answer;
}

function createPayrollQuery({ api, session }: Pick<ShellServices, 'api' | 'session'>, id: string) {
  return {
    key: payrollKeys.one(session.companyRef, id),
    async ask(signal: AbortSignal) {
      const outcome = await api.call(getPayroll, { id }, { signal });
      return outcome.ok ? { ok: true as const, value: outcome.value.payroll } : outcome;
    },
  };
}

export function usePayroll(id: string, { isEnabled = true, beginsForm = false } = {}) {
  const { key, ask } = createPayrollQuery(useShell(), id);
  return useAnswer(key, ask, { enabled: isEnabled, beginsForm });
}

export function usePayrollTypes() {
  const { api } = useSteadyShell();
  return useAnswer(
    payrollKeys.types(),
    (signal) => api.call(listPayrollTypes, { catalogue: 'payroll_types' }, { signal }),
    { staleTime: Infinity },
  );
}
