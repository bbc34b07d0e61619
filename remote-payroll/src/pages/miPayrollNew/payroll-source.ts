import type {
  Account,
  ClientInfo,
  Employee,
  Payroll,
  PayrollTypeRow,
  SalaryProjectOfCompany,
} from '@ncb/shared-kernel/api/contract';
import { getRefusedOriginal, type RefusedOriginal } from '@ncb/shared-kernel/blocks/document-form';
import type { PayrollRowDraft } from '@ncb/shared-kernel/domain/rules';
import { EmployeeStatus, PayrollRowStatus, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { isAllowedInStatus } from '@ncb/shared-kernel/domain/workflow';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';
import { copyHead, toHeadValues, createHead, type HeadValues } from '../../features/payroll-head';

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
export function getPayrollSource(context: PayrollContext, stored: Payroll | undefined): PayrollSource {
  const { mode = 'view', from } = readPageAddress('miPayrollNew', context.parameters);
  if (stored && from === 'returned') {
    return { ...NEW, head: copyHead(stored, context), rows: getReturnedRows(stored) };
  }
  if (stored && mode === 'copy') {
    const rows = toUnpaidRows(stored.employees);
    return { ...NEW, head: copyHead(stored, context), rows, refused: getRefusedOriginal(stored) };
  }
  // The payroll may have been signed since the link was created; it is then shown read-only.
  if (stored && mode === 'change' && isAllowedInStatus('change', stored.status)) {
    return { ...NEW, changes: stored, head: toHeadValues(stored), rows: stored.employees };
  }
  if (stored) return { kind: 'view', payroll: stored };
  return {
    ...NEW,
    head: createHead(context),
    rows: from === 'employees' ? buildEmployeeRows(context.employees) : [],
    from: from === 'file' || from === 'last' ? from : null,
  };
}

function getReturnedRows({ employees }: Pick<Payroll, 'employees'>): readonly PayrollRowDraft[] {
  return toUnpaidRows(employees.filter(({ outcome }) => outcome === PayrollRowStatus.returned));
}

/** Copies rows of a paid payroll as unpaid ones; why the bank has returned one stays with it. */
function toUnpaidRows(rows: Payroll['employees']): readonly PayrollRowDraft[] {
  return rows.map((row) => ({ ...row, outcome: null }));
}

export function buildEmployeeRows(employees: readonly Employee[]): readonly PayrollRowDraft[] {
  return employees
    .filter(({ status }) => status === EmployeeStatus.active)
    .map(({ taxCode, lastName, firstName, middleName, account }) => ({
      taxCode,
      lastName,
      firstName,
      middleName,
      account,
      amount: '',
    }));
}
