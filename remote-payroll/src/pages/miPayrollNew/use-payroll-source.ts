import { PayrollAccess, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import {
  notCome,
  useCurrentAccounts,
  useEmployees,
  usePayroll,
  usePayrollTypes,
  useSalaryProjects,
  type useAnswer,
} from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useMemo } from 'react';
import { payrollAccounts } from '../../features/sheet-head';
import { payrollSource, type PayrollContext, type PayrollSource } from './payroll-source';

export interface SourceAsked {
  readonly source: PayrollSource | null;
  readonly context: PayrollContext;
  readonly failed: ReturnType<typeof useAnswer> | null;
}

const NONE = [] as const;

export function usePayrollSource(): SourceAsked {
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

  const asked = [accounts, projects, types, employees, ...(id ? [stored] : [])];
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
      accounts: payrollAccounts(accountRows),
      projects: projectRows,
      types: typeRows,
      employees: employeeRows,
    }),
    [session, parameters, accountRows, projectRows, typeRows, employeeRows],
  );
  const isComplete = asked.every(({ data }) => data !== undefined);
  return {
    context,
    failed: notCome(asked),
    source: isComplete ? payrollSource(context, id ? stored.data : undefined) : null,
  };
}
