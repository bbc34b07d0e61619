import type { ClientInfo, Payroll } from '@ncb/shared-kernel/api/contract';
import type { Account, PayrollToSave, SalaryProjectOfCompany } from '@ncb/shared-kernel/api/contract';
import { canPayHryvniaFrom, type PayrollDraft } from '@ncb/shared-kernel/domain/rules';
import { FIRST_HALF_LAST_DAY, PayrollHalf, PayrollType } from '@ncb/shared-kernel/domain/vocabulary';

/** The head of a payroll as it is typed. */
export interface HeadValues {
  readonly number: string;
  readonly documentDate: string;
  readonly confirmDate: string;
  readonly debitAccountId: string;
  readonly transitAccount: string;
  readonly typeId: string;
  readonly otherType: string;
  readonly period: string;
  readonly half: PayrollHalf;
}

export interface HeadContext {
  readonly session: ClientInfo;
  /** Accounts that a hryvnia payment may be made from. */
  readonly accounts: readonly Account[];
  readonly projects: readonly SalaryProjectOfCompany[];
}

/** A new payroll of today: salary of the half month, from the only account and by the only project where there is one. */
export function newHead({ session, accounts, projects }: HeadContext): HeadValues {
  const [account] = accounts;
  const [project] = projects;
  return {
    number: String(session.nextPayrollNumber),
    documentDate: session.bankDay,
    confirmDate: '',
    debitAccountId: account?.id ?? '',
    transitAccount: project?.transitAccount ?? '',
    typeId: String(PayrollType.salary),
    otherType: '',
    ...periodOf(session.bankDay),
  };
}

/** Month and half by a day: up to the 22nd its first half. Source: reference/areas B4 */
export function periodOf(day: string): Pick<HeadValues, 'period' | 'half'> {
  const isFirst = Number(day.slice(8, 10)) <= FIRST_HALF_LAST_DAY;
  return { period: day.slice(0, 7), half: isFirst ? PayrollHalf.first : PayrollHalf.second };
}

/** The head of a stored payroll. */
export function headOf(payroll: Payroll): HeadValues {
  const { number, documentDate, confirmDate, debitAccountId, transitAccount, typeId, otherType, period, half } =
    payroll;
  return { number, documentDate, confirmDate, debitAccountId, transitAccount, typeId, otherType, period, half };
}

/** A copy is of today with the next number and the period of today; an account that was closed since is not offered. */
export function copiedHead(payroll: Payroll, context: HeadContext): HeadValues {
  const fresh = newHead(context);
  const { debitAccountId, transitAccount, typeId, otherType } = headOf(payroll);
  const isUsable = context.accounts.some(({ id }) => id === debitAccountId);
  const isKnown = context.projects.some((project) => project.transitAccount === transitAccount);
  return {
    ...fresh,
    typeId,
    otherType,
    ...(isUsable && { debitAccountId }),
    ...(isKnown && { transitAccount }),
  };
}

/** The accounts that salaries may be paid from. */
export function payrollAccounts(accounts: readonly Account[]): readonly Account[] {
  return accounts.filter(canPayHryvniaFrom);
}

/** What is checked and sent; the text of what is paid belongs to the type "other" alone. */
export function toDraft(values: HeadValues, employees: PayrollDraft['employees'], total: string | null): PayrollDraft {
  const isOther = values.typeId === String(PayrollType.other);
  return {
    ...values,
    number: values.number.trim(),
    otherType: isOther ? values.otherType.trim() : '',
    total: total ?? '',
    employees,
  };
}

/** A payroll to be stored: new for the id null, else in place of the version that was opened. */
export function toSave(target: Pick<PayrollToSave, 'id' | 'version'>, draft: PayrollDraft): PayrollToSave {
  return { ...target, ...draft };
}
