import type { ClientInfo, Payroll } from '@ncb/shared-kernel/api/contract';
import type { Account, PayrollToSave, SalaryProjectOfCompany } from '@ncb/shared-kernel/api/contract';
import { canPayHryvniaFrom, type PayrollDraft } from '@ncb/shared-kernel/domain/rules';
import { FIRST_HALF_LAST_DAY, PayrollHalf, PayrollType } from '@ncb/shared-kernel/domain/vocabulary';

export interface HeadValues {
  readonly number: string;
  readonly documentDate: string;
  /** Payout day; under this name in stored drafts. */
  readonly confirmDate: string;
  readonly debitAccountId: string;
  readonly transitAccount: string;
  readonly typeId: string;
  readonly otherType: string;
  readonly period: string;
  readonly half: PayrollHalf;
}

interface HeadContext {
  readonly session: ClientInfo;
  readonly accounts: readonly Account[];
  readonly projects: readonly SalaryProjectOfCompany[];
}

/** Returns the header of a new payroll: today, salary of the half month, first account and salary project. */
export function createHead({ session, accounts, projects }: HeadContext): HeadValues {
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
    ...getPayPeriod(session.bankDay),
  };
}

/**
 * Returns month and half month of a day; the first half lasts until the 22nd. Source:
 * docs/requirements/payroll.md#purpose-and-period.
 */
function getPayPeriod(day: string): Pick<HeadValues, 'period' | 'half'> {
  const isFirst = Number(day.slice(8, 10)) <= FIRST_HALF_LAST_DAY;
  return { period: day.slice(0, 7), half: isFirst ? PayrollHalf.first : PayrollHalf.second };
}

export function toHeadValues(payroll: Payroll): HeadValues {
  const { number, documentDate, payoutDay, debitAccountId, transitAccount, typeId, otherType, period, half } = payroll;
  const confirmDate = payoutDay;
  return { number, documentDate, confirmDate, debitAccountId, transitAccount, typeId, otherType, period, half };
}

/** Returns the header of a copy: today, the next number; accounts closed since are replaced. */
export function copyHead(payroll: Payroll, context: HeadContext): HeadValues {
  const fresh = createHead(context);
  const { debitAccountId, transitAccount, typeId, otherType } = toHeadValues(payroll);
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

export function getPayrollAccounts(accounts: readonly Account[]): readonly Account[] {
  return accounts.filter(canPayHryvniaFrom);
}

/** Builds the payroll to check and send; the text of the purpose is kept for type "other" only. */
export function toDraft(values: HeadValues, employees: PayrollDraft['employees'], total: string | null): PayrollDraft {
  const { confirmDate: payoutDay, ...others } = values;
  const isOther = values.typeId === String(PayrollType.other);
  return {
    ...others,
    payoutDay,
    number: values.number.trim(),
    otherType: isOther ? values.otherType.trim() : '',
    total: total ?? '',
    employees,
  };
}

export function toSave(target: Pick<PayrollToSave, 'id' | 'version'>, draft: PayrollDraft): PayrollToSave {
  return { ...target, ...draft };
}
