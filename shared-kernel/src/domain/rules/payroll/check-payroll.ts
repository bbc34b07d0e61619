import { compareAmounts, parseAmount } from '../../money';
import type { Problem, ProblemKey } from '../../problem';
import { AMOUNT_MAX, PAYROLL_OTHER_MAX, PAYROLL_ROWS_MAX, PayrollType, type PayrollHalf } from '../../vocabulary';
import { checkDocumentNumber, toProblem, runChecks, checkTextField, type Check } from '../checks';
import { checkDocumentDate, checkValueDate } from '../dates';
import { canPayHryvniaFrom, type DebitAccount } from '../debit-account';
import { prefixProblems } from '../prefix-problems';
import type { EmployeeContext } from './employee';
import { checkPayrollRow, sumPayroll, type PayrollRowDraft } from './check-payroll-row';

/** Payroll as typed. */
export interface PayrollDraft {
  readonly number: string;
  readonly documentDate: string;
  /** '' for none. */
  readonly payoutDay: string;
  readonly debitAccountId: string;
  /** IBAN of the salary project. */
  readonly transitAccount: string;
  /** In the bank's catalogue; '' for none. */
  readonly typeId: string;
  /** Description of the type "other". */
  readonly otherType: string;
  /** `yyyy-MM`, '' for none. */
  readonly period: string;
  readonly half: PayrollHalf;
  /** Shown, never typed. */
  readonly total: string;
  readonly employees: readonly PayrollRowDraft[];
}

export interface PayrollContext extends EmployeeContext {
  readonly bankDay: string;
  /** null if the company has no such account. */
  readonly debitAccount: DebitAccount | null;
  readonly transitAccounts: readonly string[];
  readonly typeIds: readonly string[];
}

const MONTH = /^[0-9]{4}-(?:0[1-9]|1[0-2])$/;

const HEAD_CHECKS: readonly Check<PayrollDraft, PayrollContext>[] = [
  (draft) => toProblem('number', checkDocumentNumber(draft.number)),
  (draft, { bankDay }) => toProblem('documentDate', checkDocumentDate(draft.documentDate, bankDay)),
  (draft, { bankDay }) => toProblem('payoutDay', checkValueDate(draft.payoutDay, draft.documentDate, bankDay)),
  (_, { debitAccount }) => toProblem('debitAccountId', checkDebitAccount(debitAccount)),
  (draft, context) => toProblem('transitAccount', checkTransitAccount(draft, context)),
  (draft, { typeIds }) => toProblem('typeId', checkType(draft.typeId, typeIds)),
  (draft) => checkOtherType(draft),
  ({ period }) => toProblem('period', period === '' || MONTH.test(period) ? null : 'invalidDateMessage'),
];

const CHECKS: readonly Check<PayrollDraft, PayrollContext>[] = [
  ...HEAD_CHECKS,
  (draft) => checkTotal(draft),
  (draft) => checkEmployeeCount(draft),
];

/** Checks the header only: screens check rows while they are typed. */
export function checkPayrollHead(draft: PayrollDraft, context: PayrollContext): readonly Problem[] {
  return runChecks(HEAD_CHECKS, draft, context);
}

/**
 * Checks the header, then rows with fields such as `employees.0.account`. Funds are checked at payment. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-head.
 */
export function checkPayroll(draft: PayrollDraft, context: PayrollContext): readonly Problem[] {
  const rows = draft.employees.flatMap((row, index) =>
    prefixProblems(`employees.${index}`, checkPayrollRow(row, context)),
  );
  return [...runChecks(CHECKS, draft, context), ...rows];
}

function checkDebitAccount(account: DebitAccount | null): ProblemKey | null {
  if (!account) return 'chooseDebitAccount';
  return canPayHryvniaFrom(account) ? null : 'accountNotAllowed';
}

function checkTransitAccount({ transitAccount }: PayrollDraft, { transitAccounts }: PayrollContext): ProblemKey | null {
  return transitAccounts.includes(transitAccount) ? null : 'chooseSalaryProject';
}

function checkType(typeId: string, allowed: readonly string[]): ProblemKey | null {
  if (typeId === '') return 'emptyField';
  return allowed.includes(typeId) ? null : 'unknownPayrollType';
}

function checkOtherType({ typeId, otherType }: PayrollDraft): Problem | null {
  if (typeId !== String(PayrollType.other)) return null;
  if (otherType.trim() === '') return toProblem('otherType', 'unknownPayrollType');
  return checkTextField('otherType', otherType, PAYROLL_OTHER_MAX);
}

/** Requires an exact total within the limit of the payment that follows. */
function checkTotal({ employees, total }: PayrollDraft): Problem | null {
  const sum = sumPayroll(employees);
  if (employees.length === 0) return null;
  if (sum === null) return toProblem('total', 'incorrectPayrollAmount');
  if (compareAmounts(sum, AMOUNT_MAX) > 0) return toProblem('total', 'tooMuch');
  const parsed = parseAmount(total);
  const isExact = parsed.ok && parsed.amount === sum;
  return isExact ? null : toProblem('total', 'incorrectPayrollTotal', { total: sum });
}

function checkEmployeeCount({ employees }: PayrollDraft): Problem | null {
  if (employees.length === 0) return toProblem('employees', 'noEmployees');
  const tooMany = employees.length > PAYROLL_ROWS_MAX;
  return tooMany ? toProblem('employees', 'tooManyEmployees', { max: String(PAYROLL_ROWS_MAX) }) : null;
}
