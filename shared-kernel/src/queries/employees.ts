import { listEmployeeAccounts, listEmployees, listSalaryProjects } from '../api/contract';
import { useShell, useSteadyShell, type ShellServices } from '@ncb/shared-kernel/remote-contract';
import { payrollKeys } from './payrolls';
import { useAnswer } from './use-answer';

/** Query keys of employees and salary projects, invalidated when a payroll changes its status. */
export const employeeKeys = {
  list: (companyRef: string) => [...payrollKeys.all(companyRef), 'employees'] as const,
  accounts: (companyRef: string, id: string) => [...payrollKeys.all(companyRef), 'employees', id, 'accounts'] as const,
  projects: (companyRef: string) => [...payrollKeys.all(companyRef), 'projects'] as const,
};

/** Returns key and call of all employees: the bank's list has no pages. */
function createEmployeesQuery({ api, session }: Pick<ShellServices, 'api' | 'session'>) {
  return {
    key: employeeKeys.list(session.companyRef),
    ask: (signal: AbortSignal) => api.call(listEmployees, {}, { signal }),
  };
}

export function useEmployees(isEnabled = true) {
  const { key, ask } = createEmployeesQuery(useShell());
  return useAnswer(key, ask, { enabled: isEnabled });
}

export function useEmployeeAccounts(id: string) {
  const { api, session } = useSteadyShell();
  return useAnswer(employeeKeys.accounts(session.companyRef, id), (signal) =>
    api.call(listEmployeeAccounts, { id }, { signal }),
  );
}

export function useSalaryProjects(isEnabled = true) {
  const { api, session } = useSteadyShell();
  return useAnswer(
    employeeKeys.projects(session.companyRef),
    (signal) => api.call(listSalaryProjects, {}, { signal }),
    { enabled: isEnabled },
  );
}
