import {
  getIbanBankCode,
  findCardNumber,
  checkCompanyCode,
  checkIban,
  checkOldAccount,
  checkPassport,
  isCardNumber,
  isMaskedCard,
} from '../../identifiers';
import type { Problem, ProblemKey } from '../../problem';
import { EMPLOYEE_NAME_MAX, OLD_ACCOUNT_MAX_LENGTH } from '../../vocabulary';
import { toProblem, runChecks, checkTextField, type Check } from '../checks';
import { checkOwnerCode, type FindOwnerCodes } from '../match-account-code';
import { isAccountOfPerson } from './is-account-of-person';

export interface EmployeeDraft {
  /** Tax number or passport; '' for none. */
  readonly taxCode: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly middleName: string;
  /** IBAN, or up to 14 digits of the old form. */
  readonly account: string;
}

export interface EmployeeContext {
  /** Accounts of the old form belong to this bank. */
  readonly ownBankCode: string;
  /** Absent on screens, which do not know owners. */
  readonly ownerCodesOf?: FindOwnerCodes;
}

/** At least one Cyrillic letter; space, hyphen and three kinds of apostrophe. */
const NAME = /^(?=.*[\u0400-\u045fҐґ])[\u0400-\u045fҐґ '’ʼ-]+$/;

/** Without an amount; `checkPayrollRow` adds it. */
export const EMPLOYEE_CHECKS: readonly Check<EmployeeDraft, EmployeeContext>[] = [
  (draft, { ownBankCode, ownerCodesOf }) =>
    toProblem(
      'taxCode',
      checkEmployeeCode(draft, ownBankCode) ?? checkOwnerCode(draft.taxCode, ownerCodesOf?.(draft.account)),
    ),
  (draft) => checkName('lastName', draft.lastName, 'empFioIsEmpty'),
  (draft) => checkName('firstName', draft.firstName, 'empFioIsEmpty'),
  (draft) => checkName('middleName', draft.middleName, null),
  (draft, { ownBankCode }) => toProblem('account', checkEmployeeAccount(draft.account, ownBankCode)),
];

export function checkEmployee(draft: EmployeeDraft, context: EmployeeContext): readonly Problem[] {
  return runChecks(EMPLOYEE_CHECKS, draft, context);
}

/** False for data from the bank. Source: docs/requirements/currency-payroll-credits-statements.md#payroll-rows. */
export function canEditEmployee(employee: { readonly fromBank: boolean }): boolean {
  return !employee.fromBank;
}

function checkName(field: string, name: string, whenEmpty: ProblemKey | null): Problem | null {
  if (name.trim() === '') return toProblem(field, whenEmpty);
  if (findCardNumber(name) !== null) return toProblem(field, 'cardNumberInText');
  if (!NAME.test(name)) return toProblem(field, 'illegalCharsInFio');
  return checkTextField(field, name, EMPLOYEE_NAME_MAX);
}

/**
 * True up to 14 characters; longer ones are IBANs. False for a text beginning with UA, so that a cut IBAN is not
 * reported as an old account.
 */
export function isOfOldForm(account: string): boolean {
  return account !== '' && account.length <= OLD_ACCOUNT_MAX_LENGTH && !/^UA/i.test(account);
}

function checkEmployeeAccount(account: string, ownBankCode: string): ProblemKey | null {
  if (account === '') return 'empAcnIsEmpty';
  if (isCardNumber(account) || isMaskedCard(account)) return 'cardNumberInsteadOfAccount';
  const key = isOfOldForm(account) ? checkOldAccount(account, ownBankCode) : checkIban(account);
  return key ?? (isAccountOfPerson(account, ownBankCode) ? null : 'accountNotOfPerson');
}

function checkEmployeeCode({ taxCode, account }: EmployeeDraft, ownBankCode: string): ProblemKey | null {
  if (isCardNumber(taxCode)) return 'cardNumberInText';
  if (taxCode === '') return isForeignBankIban(account, ownBankCode) ? 'empToForeignBankEmptyCode' : null;
  if (checkPassport(taxCode) === null || checkCompanyCode(taxCode) === null) return null;
  return /^[0-9]*$/.test(taxCode) ? 'invalidOkpo' : 'invalidPspNo';
}

function isForeignBankIban(account: string, ownBankCode: string): boolean {
  return checkIban(account) === null && getIbanBankCode(account) !== ownBankCode;
}
