import type { CreditScheme } from '../../interest';
import type { Problem } from '../../problem';
import { CREDIT_COLLATERAL_MAX, CREDIT_PURPOSE_MAX, CREDIT_TERM_MAX_MONTHS } from '../../vocabulary';
import { checkRequiredTextField, checkTextField, runChecks, toProblem, type Check } from '../checks';
import { checkAttachments, type MailAttachment } from '../people';
import { checkAmount, checkCurrency, checkTerm } from './application-parts';

/** Credit application (ours: the specification only names the page). */
export interface CreditApplicationDraft {
  readonly currencyCode: string;
  readonly amount: string;
  /** Months, as typed. */
  readonly term: string;
  readonly purpose: string;
  /** '' for none. */
  readonly collateral: string;
  readonly scheme: CreditScheme;
  /** Financial documents; limits as of letters. */
  readonly attachments: readonly MailAttachment[];
  /** To the bank's query of the credit registers. */
  readonly hasAgreed: boolean;
}

const CREDIT_CHECKS: readonly Check<CreditApplicationDraft, null>[] = [
  ({ currencyCode }) => toProblem('currencyCode', checkCurrency(currencyCode)),
  ({ amount, currencyCode }) => toProblem('amount', checkAmount(amount, currencyCode)),
  ({ term }) => checkTerm(term, CREDIT_TERM_MAX_MONTHS),
  ({ purpose }) => checkRequiredTextField('purpose', purpose, CREDIT_PURPOSE_MAX),
  ({ collateral }) => checkTextField('collateral', collateral, CREDIT_COLLATERAL_MAX),
  ({ attachments }) => checkAttachments(attachments),
  ({ hasAgreed }) => toProblem('hasAgreed', hasAgreed ? null : 'consentRequired'),
];

export function checkCreditApplication(draft: CreditApplicationDraft): readonly Problem[] {
  return runChecks(CREDIT_CHECKS, draft, null);
}
