import { checkCompanyCode, checkIban, checkPassport } from '../../identifiers';
import type { Problem, ProblemKey } from '../../problem';
import { PERSON_TEXT_MAX, RECEIVER_NAME_MAX } from '../../vocabulary';
import { problem, problemsFound, requiredTextProblem, textProblem, type Check } from '../checks';

/** What the first step of the wizard asks: enough for the bank to find the company. Source: spec 1 §2 */
export interface CompanyIdentity {
  /** State register or tax number, or with `hasCode` off the passport of a sole trader. */
  readonly code: string;
  readonly hasCode: boolean;
  /** An account of the company with this bank. */
  readonly iban: string;
}

/** The registration data: what was asked and what the bank found. Source: spec 1 §3 */
export interface CompanyDraft extends CompanyIdentity {
  readonly name: string;
  readonly city: string;
  readonly street: string;
  readonly building: string;
  readonly block: string;
  readonly office: string;
}

/** The code of this bank, of which the account must be. */
export interface CompanyContext {
  readonly ownBankCode: string;
}

const IDENTITY_CHECKS: readonly Check<CompanyIdentity, CompanyContext>[] = [
  (draft) => problem('code', codeKey(draft)),
  ({ iban }, { ownBankCode }) => problem('iban', checkIban(iban, ownBankCode)),
];

const DATA_CHECKS: readonly Check<CompanyDraft, CompanyContext>[] = [
  ({ name }) => requiredTextProblem('name', name, RECEIVER_NAME_MAX),
  ...IDENTITY_CHECKS,
  ({ city }) => requiredTextProblem('city', city, PERSON_TEXT_MAX),
  ({ street }) => textProblem('street', street, PERSON_TEXT_MAX),
  ({ building }) => textProblem('building', building, PERSON_TEXT_MAX),
  ({ block }) => textProblem('block', block, PERSON_TEXT_MAX),
  ({ office }) => textProblem('office', office, PERSON_TEXT_MAX),
];

/** All problems of the step that looks the company up (`chk_exists`): code and account. Source: spec 1 §5 */
export function checkCompanyIdentity(draft: CompanyIdentity, context: CompanyContext): readonly Problem[] {
  return problemsFound(IDENTITY_CHECKS, draft, context);
}

/** All problems of the registration data: name, code, account and city are required. Source: spec 1 §5 */
export function checkCompany(draft: CompanyDraft, context: CompanyContext): readonly Problem[] {
  return problemsFound(DATA_CHECKS, draft, context);
}

function codeKey({ code, hasCode }: CompanyIdentity): ProblemKey | null {
  if (hasCode) return checkCompanyCode(code);
  return code === '' ? 'emptyPassport' : checkPassport(code);
}
