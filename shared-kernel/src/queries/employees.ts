import { listEmployeeAccounts, listEmployees, listSalaryProjects } from '../api/contract';
import { useShell, useSteadyShell, type ShellServices } from '@ncb/shared-kernel/remote-contract';
import { payrollKeys } from './payrolls';
import { useAnswer } from './use-answer';

/** Whom a company pays salaries, and by which projects; old when a payroll changes its status. */
export const employeeKeys = {
  list: (companyRef: string) => [...payrollKeys.all(companyRef), 'employees'] as const,
  accounts: (companyRef: string, id: string) => [...payrollKeys.all(companyRef), 'employees', id, 'accounts'] as const,
  projects: (companyRef: string) => [...payrollKeys.all(companyRef), 'projects'] as const,
};

/** All employees: a key and a call for the query cache. The bank's list of them has no pages. */
export function allEmployees({ api, session }: Pick<ShellServices, 'api' | 'session'>) {
  return {
    key: employeeKeys.list(session.companyRef),
    ask: (signal: AbortSignal) => api.call(listEmployees, {}, { signal }),
  };
}

/** All employees of the company. Without the right to see salaries the bank does not know them. */
export function useEmployees(isEnabled = true) {
  const { key, ask } = allEmployees(useShell());
  return useAnswer(key, ask, { enabled: isEnabled });
}

/** The accounts to which an employee was paid, the present one first. */
export function useEmployeeAccounts(id: string) {
  const { api, session } = useSteadyShell();
  return useAnswer(employeeKeys.accounts(session.companyRef, id), (signal) =>
    api.call(listEmployeeAccounts, { id }, { signal }),
  );
}

/** The company's salary projects with the terms of the bank's fee. */
export function useSalaryProjects(isEnabled = true) {
  const { api, session } = useSteadyShell();
  return useAnswer(
    employeeKeys.projects(session.companyRef),
    (signal) => api.call(listSalaryProjects, {}, { signal }),
    { enabled: isEnabled },
  );
}
