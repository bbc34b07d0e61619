import { PayrollAccess, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import {
  findFailed,
  useCurrentAccounts,
  useEmployees,
  usePayroll,
  usePayrollTypes,
  useSalaryProjects,
  type useAnswer,
} from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useMemo } from 'react';
import { getPayrollAccounts } from '../../features/payroll-head';
import { getPayrollSource, type PayrollContext, type PayrollSource } from './payroll-source';

interface PayrollSourceState {
  readonly source: PayrollSource | null;
  readonly context: PayrollContext;
  readonly failed: ReturnType<typeof useAnswer> | null;
}

const NONE = [] as const;

export function usePayrollSource(): PayrollSourceState {
  const { session, navigation } = useShell();
  const { parameters } = navigation;
  const { id = '', mode = 'view', from } = readPageAddress('miPayrollNew', parameters);
  const mayAsk = session.user.payrollAccess === PayrollAccess.full;
  const accounts = useCurrentAccounts();
  const projects = useSalaryProjects(mayAsk);
  const types = usePayrollTypes();
  const employees = useEmployees(mayAsk);
  const stored = usePayroll(id, {
    isEnabled: mayAsk && id !== '',
    beginsForm: mode !== 'view' || from !== undefined,
  });

  const queries = [accounts, projects, types, employees, ...(id ? [stored] : [])];
  const [accountRows, projectRows, typeRows, employeeRows] = [
    accounts.data?.accounts ?? NONE,
    projects.data?.projects ?? NONE,
    types.data?.rows ?? NONE,
    employees.data?.employees ?? NONE,
  ];
  const context = useMemo<PayrollContext>(
    () => ({
      session,
      parameters,
      accounts: getPayrollAccounts(accountRows),
      projects: projectRows,
      types: typeRows,
      employees: employeeRows,
    }),
    [session, parameters, accountRows, projectRows, typeRows, employeeRows],
  );
  const isComplete = queries.every(({ data }) => data !== undefined);
  return {
    context,
    failed: findFailed(queries),
    source: isComplete ? getPayrollSource(context, id ? stored.data : undefined) : null,
  };
}
