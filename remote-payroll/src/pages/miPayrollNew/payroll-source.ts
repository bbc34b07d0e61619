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

/** What every payroll begins with, besides what its address names. */
export interface PayrollContext {
  readonly session: ClientInfo;
  readonly parameters: PageParameters;
  /** Accounts that a hryvnia payment may be made from. */
  readonly accounts: readonly Account[];
  readonly projects: readonly SalaryProjectOfCompany[];
  readonly types: readonly PayrollTypeRow[];
  readonly employees: readonly Employee[];
}

/** A payroll to be filled in. */
export interface PayrollToFill {
  readonly kind: 'form';
  /** The stored payroll that changes; null for a new one. */
  readonly changes: Payroll | null;
  readonly head: HeadValues;
  readonly rows: readonly PayrollRowDraft[];
  /** The payroll that the form repeats, if the bank has refused it. */
  readonly refused: RefusedOriginal | null;
  /** What is added as soon as the form is there. */
  readonly from: 'file' | 'last' | null;
}

const NEW = { kind: 'form', changes: null, refused: null, from: null } as const;

export type PayrollSource = { readonly kind: 'view'; readonly payroll: Payroll } | PayrollToFill;

/**
 * `id` with `mode` = view (default), change or copy names a stored payroll; `from` says what a new one begins with.
 * Source: spec 3 §2 and §4, reference/areas B6
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
  // Somebody may have signed it since the address was made: it is shown as it stands.
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

/** Rows whose money came back, to be paid again. */
export function returnedRows({ employees }: Pick<Payroll, 'employees'>): readonly PayrollRowDraft[] {
  return rowsToPay(employees.filter(({ outcome }) => outcome === PayrollRowStatus.returned));
}

/** Copies rows of a paid payroll as unpaid ones; why the bank has returned one stays with it. */
function rowsToPay(rows: Payroll['employees']): readonly PayrollRowDraft[] {
  return rows.map((row) => ({ ...row, outcome: null }));
}

/** Everybody who works, without amounts: how much is decided each time. */
export function rowsOfEmployees(employees: readonly Employee[]): readonly PayrollRowDraft[] {
  return employees
    .filter(({ status }) => status === EmployeeStatus.active)
    .map(({ taxCode, lastName, firstName, middleName, account }) => ({
      ...{ taxCode, lastName, firstName, middleName, account },
      amount: '',
    }));
}
