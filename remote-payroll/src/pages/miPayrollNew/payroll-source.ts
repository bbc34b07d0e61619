import type {
  Account,
  ClientInfo,
  Employee,
  Payroll,
  PayrollTypeRow,
  SalaryProjectOfCompany,
} from '@ncb/shared-kernel/api/contract';
import { refusedOriginal, type RefusedOriginal } from '@ncb/shared-kernel/blocks/document-form';
import type { PayrollRowDraft } from '@ncb/shared-kernel/domain/rules';
import { EmployeeStatus, PayrollRowStatus, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { statusAllows } from '@ncb/shared-kernel/domain/workflow';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';
import { copiedHead, headOf, newHead, type HeadValues } from '../../features/sheet-head';

export interface PayrollContext {
  readonly session: ClientInfo;
  readonly parameters: PageParameters;
  readonly accounts: readonly Account[];
  readonly projects: readonly SalaryProjectOfCompany[];
  readonly types: readonly PayrollTypeRow[];
  readonly employees: readonly Employee[];
}

export interface PayrollToFill {
  readonly kind: 'form';
  readonly changes: Payroll | null;
  readonly head: HeadValues;
  readonly rows: readonly PayrollRowDraft[];
  /** The payroll that the form repeats, if the bank has refused it. */
  readonly refused: RefusedOriginal | null;
  readonly from: 'file' | 'last' | null;
}

const NEW = { kind: 'form', changes: null, refused: null, from: null } as const;

export type PayrollSource = { readonly kind: 'view'; readonly payroll: Payroll } | PayrollToFill;

/**
 * Derives the page's content from its address: `id` with `mode` = view (default), change or copy; `from` says how a new
 * payroll starts. Source: docs/requirements/currency-payroll-credits-statements.md#payroll,
 * docs/requirements/currency-payroll-credits-statements.md#payroll-states, docs/requirements/payroll.md#payroll-checks.
 */
export function payrollSource(context: PayrollContext, stored: Payroll | undefined): PayrollSource {
  const { mode = 'view', from } = readPageAddress('miPayrollNew', context.parameters);
  if (stored && from === 'returned') {
    return { ...NEW, head: copiedHead(stored, context), rows: returnedRows(stored) };
  }
  if (stored && mode === 'copy') {
    const rows = rowsToPay(stored.employees);
    return { ...NEW, head: copiedHead(stored, context), rows, refused: refusedOriginal(stored) };
  }
  // The payroll may have been signed since the link was created; it is then shown read-only.
  if (stored && mode === 'change' && statusAllows('change', stored.status)) {
    return { ...NEW, changes: stored, head: headOf(stored), rows: stored.employees };
  }
  if (stored) return { kind: 'view', payroll: stored };
  return {
    ...NEW,
    head: newHead(context),
    rows: from === 'employees' ? rowsOfEmployees(context.employees) : [],
    from: from === 'file' || from === 'last' ? from : null,
  };
}

export function returnedRows({ employees }: Pick<Payroll, 'employees'>): readonly PayrollRowDraft[] {
  return rowsToPay(employees.filter(({ outcome }) => outcome === PayrollRowStatus.returned));
}

/** Copies rows of a paid payroll as unpaid ones; why the bank has returned one stays with it. */
function rowsToPay(rows: Payroll['employees']): readonly PayrollRowDraft[] {
  return rows.map((row) => ({ ...row, outcome: null }));
}

export function rowsOfEmployees(employees: readonly Employee[]): readonly PayrollRowDraft[] {
  return employees
    .filter(({ status }) => status === EmployeeStatus.active)
    .map(({ taxCode, lastName, firstName, middleName, account }) => ({
      ...{ taxCode, lastName, firstName, middleName, account },
      amount: '',
    }));
}
