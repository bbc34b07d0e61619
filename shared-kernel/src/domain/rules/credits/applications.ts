import type { CreditScheme } from '../../interest';
import type { Problem } from '../../problem';
import { CREDIT_COLLATERAL_MAX, CREDIT_PURPOSE_MAX, CREDIT_TERM_MAX_MONTHS } from '../../vocabulary';
import { problem, problemsFound, textProblem, type Check } from '../checks';
import { attachmentsProblem, type MailAttachment } from '../people';
import { amountKey, currencyKey, requiredText, termProblem } from './application-parts';

/** A request for a credit (ours: the specification names the page alone). */
export interface CreditApplicationDraft {
  readonly currencyCode: string;
  /** Decimal text. */
  readonly amount: string;
  /** Months, as typed. */
  readonly term: string;
  readonly purpose: string;
  /** What secures the credit; '' for nothing. */
  readonly collateral: string;
  readonly scheme: CreditScheme;
  /** Financial papers; few and small, as those of a letter. */
  readonly attachments: readonly MailAttachment[];
  /** To the bank asking the registers of credits. */
  readonly hasAgreed: boolean;
}

const CREDIT_CHECKS: readonly Check<CreditApplicationDraft, null>[] = [
  ({ currencyCode }) => problem('cur_ref', currencyKey(currencyCode)),
  ({ amount, currencyCode }) => problem('amount', amountKey(amount, currencyCode)),
  ({ term }) => termProblem(term, CREDIT_TERM_MAX_MONTHS),
  ({ purpose }) => requiredText('pay_purp', purpose, CREDIT_PURPOSE_MAX),
  ({ collateral }) => textProblem('collateral', collateral, CREDIT_COLLATERAL_MAX),
  ({ attachments }) => attachmentsProblem(attachments),
  ({ hasAgreed }) => problem('consent', hasAgreed ? null : 'consentRequired'),
];

/** All problems of a request for a credit, in the order of the form's fields. */
export function checkCreditApplication(draft: CreditApplicationDraft): readonly Problem[] {
  return problemsFound(CREDIT_CHECKS, draft, null);
}
