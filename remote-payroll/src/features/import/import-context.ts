import type { Outcome } from '@ncb/shared-kernel/api/client';
import { getClientForm, listEmployees, listPayrollTypes, type PayrollTypeRow } from '@ncb/shared-kernel/api/contract';
import type { EmployeeDraft } from '@ncb/shared-kernel/domain/rules';
import { payrollImportKeys, useAnswer } from '@ncb/shared-kernel/queries';
import { useShell, type ShellServices } from '@ncb/shared-kernel/remote-contract';

export interface ImportContext {
  readonly ownBankCode: string;
  readonly employees: readonly EmployeeDraft[];
  readonly types: readonly PayrollTypeRow[];
  readonly company: { readonly name: string; readonly code: string };
}

export function useImportContext() {
  const { api, session } = useShell();
  return useAnswer(payrollImportKeys.context(session.companyRef), (signal) =>
    loadContext(api, session.bankCode, signal),
  );
}

async function loadContext(
  api: ShellServices['api'],
  ownBankCode: string,
  signal: AbortSignal,
): Promise<Outcome<ImportContext>> {
  const [employees, types, form] = await Promise.all([
    api.call(listEmployees, {}, { signal }),
    api.call(listPayrollTypes, { catalogue: 'payroll_types' }, { signal }),
    api.call(getClientForm, {}, { signal }),
  ]);
  if (!employees.ok) return employees;
  if (!types.ok) return types;
  if (!form.ok) return form;
  return {
    ok: true,
    value: {
      ownBankCode,
      employees: employees.value.employees,
      types: types.value.rows,
      company: { name: form.value.shortName, code: form.value.code },
    },
  };
}
