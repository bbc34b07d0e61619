import { checkCompanyCode, checkIban, checkPassport } from '../../identifiers';
import type { Problem, ProblemKey } from '../../problem';
import { PERSON_TEXT_MAX, RECEIVER_NAME_MAX } from '../../vocabulary';
import { toProblem, runChecks, checkRequiredTextField, checkTextField, type Check } from '../checks';

/** Data by which the bank finds the company. Source: docs/requirements/shell-accounts-admin.md#registration-wizard. */
export interface CompanyIdentity {
  /** Passport of a sole trader if `hasCode` is off. */
  readonly code: string;
  readonly hasCode: boolean;
  readonly iban: string;
}

/** Registration data. Source: docs/requirements/shell-accounts-admin.md#company-record. */
export interface CompanyDraft extends CompanyIdentity {
  readonly name: string;
  readonly city: string;
  readonly street: string;
  readonly building: string;
  readonly block: string;
  readonly office: string;
}

export interface CompanyContext {
  readonly ownBankCode: string;
}

const IDENTITY_CHECKS: readonly Check<CompanyIdentity, CompanyContext>[] = [
  (draft) => toProblem('code', checkCode(draft)),
  ({ iban }, { ownBankCode }) => toProblem('iban', checkIban(iban, ownBankCode)),
];

const DATA_CHECKS: readonly Check<CompanyDraft, CompanyContext>[] = [
  ({ name }) => checkRequiredTextField('name', name, RECEIVER_NAME_MAX),
  ...IDENTITY_CHECKS,
  ({ city }) => checkRequiredTextField('city', city, PERSON_TEXT_MAX),
  ({ street }) => checkTextField('street', street, PERSON_TEXT_MAX),
  ({ building }) => checkTextField('building', building, PERSON_TEXT_MAX),
  ({ block }) => checkTextField('block', block, PERSON_TEXT_MAX),
  ({ office }) => checkTextField('office', office, PERSON_TEXT_MAX),
];

/** Checks the data of `chk_exists`. Source: docs/requirements/shell-accounts-admin.md#company-data. */
export function checkCompanyIdentity(draft: CompanyIdentity, context: CompanyContext): readonly Problem[] {
  return runChecks(IDENTITY_CHECKS, draft, context);
}

/** Requires name, code, account and city. Source: docs/requirements/shell-accounts-admin.md#company-data. */
export function checkCompany(draft: CompanyDraft, context: CompanyContext): readonly Problem[] {
  return runChecks(DATA_CHECKS, draft, context);
}

function checkCode({ code, hasCode }: CompanyIdentity): ProblemKey | null {
  if (hasCode) return checkCompanyCode(code);
  return code === '' ? 'emptyPassport' : checkPassport(code);
}
