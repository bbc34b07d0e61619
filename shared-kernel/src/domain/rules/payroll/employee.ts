import {
  bankCodeOf,
  cardIn,
  checkCompanyCode,
  checkIban,
  checkOldAccount,
  checkPassport,
  isCardNumber,
  isMaskedCard,
} from '../../identifiers';
import type { Problem, ProblemKey } from '../../problem';
import { EMPLOYEE_NAME_MAX, OLD_ACCOUNT_MAX_LENGTH } from '../../vocabulary';
import { problem, problemsFound, textProblem, type Check } from '../checks';
import { ownerCodeKey, type OwnerCodesOf } from '../match-account-code';
import { isAccountOfPerson } from './account-of-person';

/** An employee as typed or imported: tidied text that the rules have not seen yet. */
export interface EmployeeDraft {
  /** Tax number or passport; '' for none. */
  readonly taxCode: string;
  readonly lastName: string;
  readonly firstName: string;
  /** '' for none. */
  readonly middleName: string;
  /** IBAN, or up to 14 digits of the old form with the own bank. */
  readonly account: string;
}

export interface EmployeeContext {
  /** Six digits; an account of the old form is one of this bank. */
  readonly ownBankCode: string;
  /** Absent on screens, which do not know the owners of accounts. */
  readonly ownerCodesOf?: OwnerCodesOf;
}

/** Cyrillic letters of any language with space, hyphen and the three apostrophes in use; one letter at least. */
const NAME = /^(?=.*[\u0400-\u045fҐґ])[\u0400-\u045fҐґ '’ʼ-]+$/;

/** The rules of an employee, without an amount; `payroll-row` adds it. */
export const EMPLOYEE_CHECKS: readonly Check<EmployeeDraft, EmployeeContext>[] = [
  (draft, { ownBankCode, ownerCodesOf }) =>
    problem('tin', employeeCodeKey(draft, ownBankCode) ?? ownerCodeKey(draft.taxCode, ownerCodesOf?.(draft.account))),
  (draft) => nameProblem('lastname', draft.lastName, 'empFioIsEmpty'),
  (draft) => nameProblem('firstname', draft.firstName, 'empFioIsEmpty'),
  (draft) => nameProblem('middlename', draft.middleName, null),
  (draft, { ownBankCode }) => problem('emp_acn', employeeAccountKey(draft.account, ownBankCode)),
];

/** All problems of an employee, in the order of the table's columns. Source: spec 3 §5, "Payroll" */
export function checkEmployee(draft: EmployeeDraft, context: EmployeeContext): readonly Problem[] {
  return problemsFound(EMPLOYEE_CHECKS, draft, context);
}

/** Employees whose data comes from the bank cannot be edited. Source: spec 3 §5 */
export function canEditEmployee(employee: { readonly fromBank: boolean }): boolean {
  return !employee.fromBank;
}

function nameProblem(field: string, name: string, whenEmpty: ProblemKey | null): Problem | null {
  if (name.trim() === '') return problem(field, whenEmpty);
  if (cardIn(name) !== null) return problem(field, 'cardNumberInText');
  if (!NAME.test(name)) return problem(field, 'illegalCharsInFio');
  return textProblem(field, name, EMPLOYEE_NAME_MAX);
}

/**
 * Up to 14 characters an account of the old form, longer an IBAN: 15 to 28 digits are `invalidIban`. What begins as an IBAN
 * is one however short: whoever lost its end would look for a mistake in an account of the old form.
 */
export function isOfOldForm(account: string): boolean {
  return account !== '' && account.length <= OLD_ACCOUNT_MAX_LENGTH && !/^UA/i.test(account);
}

function employeeAccountKey(account: string, ownBankCode: string): ProblemKey | null {
  if (account === '') return 'empAcnIsEmpty';
  if (isCardNumber(account) || isMaskedCard(account)) return 'cardNumberInsteadOfAccount';
  const key = isOfOldForm(account) ? checkOldAccount(account, ownBankCode) : checkIban(account);
  return key ?? (isAccountOfPerson(account, ownBankCode) ? null : 'accountNotOfPerson');
}

function employeeCodeKey({ taxCode, account }: EmployeeDraft, ownBankCode: string): ProblemKey | null {
  if (isCardNumber(taxCode)) return 'cardNumberInText';
  if (taxCode === '') return isForeignBankIban(account, ownBankCode) ? 'empToForeignBankEmptyCode' : null;
  if (checkPassport(taxCode) === null || checkCompanyCode(taxCode) === null) return null;
  return /^[0-9]*$/.test(taxCode) ? 'invalidOkpo' : 'invalidPspNo';
}

/** False also for an account with a mistake in it: that problem is shown beside it. */
function isForeignBankIban(account: string, ownBankCode: string): boolean {
  return checkIban(account) === null && bankCodeOf(account) !== ownBankCode;
}
