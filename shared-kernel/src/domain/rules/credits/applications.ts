import { compareAmounts, parseAmountWithin } from '../../money';
import type { Problem, ProblemKey } from '../../problem';
import {
  CREDIT_COLLATERAL_MAX,
  CREDIT_PURPOSE_MAX,
  CREDIT_TERM_MAX_MONTHS,
  CURRENCIES,
  DEPOSIT_TERM_MAX_MONTHS,
  type InterestPayout,
} from '../../vocabulary';
import { problem, problemsFound, textProblem, type Check } from '../checks';
import { canPayFrom, type DebitAccount } from '../debit-account';

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
}

/** A request to place a deposit (ours: the specification names the page alone). */
export interface DepositApplicationDraft {
  readonly currencyCode: string;
  /** Decimal text. */
  readonly amount: string;
  /** Months, as typed. */
  readonly term: string;
  /** The account that the money is taken from and comes back to. */
  readonly debitAccountId: string;
  readonly payout: InterestPayout;
  /** Whether the deposit is placed again when its term ends. */
  readonly renews: boolean;
}

export interface DepositApplicationContext {
  /** The account named by `debitAccountId`, or null if the company has no such account. */
  readonly debitAccount: DebitAccount | null;
}

const CREDIT_CHECKS: readonly Check<CreditApplicationDraft, null>[] = [
  ({ currencyCode }) => problem('cur_ref', currencyKey(currencyCode)),
  ({ amount, currencyCode }) => problem('amount', amountKey(amount, currencyCode)),
  ({ term }) => termProblem(term, CREDIT_TERM_MAX_MONTHS),
  ({ purpose }) => requiredText('pay_purp', purpose, CREDIT_PURPOSE_MAX),
  ({ collateral }) => textProblem('collateral', collateral, CREDIT_COLLATERAL_MAX),
];

const DEPOSIT_CHECKS: readonly Check<DepositApplicationDraft, DepositApplicationContext>[] = [
  ({ currencyCode }) => problem('cur_ref', currencyKey(currencyCode)),
  ({ amount, currencyCode }) => problem('amount', amountKey(amount, currencyCode)),
  ({ term }) => termProblem(term, DEPOSIT_TERM_MAX_MONTHS),
  ({ currencyCode }, { debitAccount }) => problem('acn_id', debitAccountKey(currencyCode, debitAccount)),
  ({ amount }, { debitAccount }) => problem('amount', fundsKey(amount, debitAccount)),
];

/** All problems of a request for a credit, in the order of the form's fields. */
export function checkCreditApplication(draft: CreditApplicationDraft): readonly Problem[] {
  return problemsFound(CREDIT_CHECKS, draft, null);
}

/** All problems of a request to place a deposit; the account must hold the amount, in the deposit's currency. */
export function checkDepositApplication(
  draft: DepositApplicationDraft,
  context: DepositApplicationContext,
): readonly Problem[] {
  return problemsFound(DEPOSIT_CHECKS, draft, context);
}

function currencyKey(code: string): ProblemKey | null {
  return CURRENCIES.some((currency) => currency.code === code) ? null : 'fillThisField';
}

function amountKey(amount: string, currency: string): ProblemKey | null {
  const parsed = parseAmountWithin(amount, { currency });
  return parsed.ok ? null : parsed.key;
}

function termProblem(term: string, max: number): Problem | null {
  const isTerm = /^[0-9]{1,3}$/.test(term) && Number(term) >= 1 && Number(term) <= max;
  return isTerm ? null : problem('term', 'incorrectTerm', { max: String(max) });
}

function requiredText(field: string, text: string, max: number): Problem | null {
  return text.trim() === '' ? problem(field, 'emptyField') : textProblem(field, text, max);
}

function debitAccountKey(currencyCode: string, account: DebitAccount | null): ProblemKey | null {
  if (!account) return 'chooseDebitAccount';
  return canPayFrom(account) && account.currencyCode === currencyCode ? null : 'accountNotAllowed';
}

/** Asked of an account that may pay and of an amount that is one; their own problems are shown beside. */
function fundsKey(amount: string, account: DebitAccount | null): ProblemKey | null {
  if (!account) return null;
  const parsed = parseAmountWithin(amount, { currency: account.currencyCode });
  return parsed.ok && compareAmounts(parsed.amount, account.available) > 0 ? 'insufficientFunds' : null;
}
