import { findOfferMisfit, type OfferTerms } from '../../interest';
import { compareAmounts, parseAmount, subtractAmounts } from '../../money';
import type { Problem, ProblemKey } from '../../problem';
import { DEPOSIT_RENEWALS_MAX, DEPOSIT_TERM_MAX_MONTHS, isClosed } from '../../vocabulary';
import { toProblem, runChecks, type Check } from '../checks';
import type { DebitAccount } from '../debit-account';
import { checkAmount, checkCurrency, checkDebitAccount, checkFunds, checkTerm } from './application-parts';

/** Deposit application (ours: the specification only names the page). */
export interface DepositApplicationDraft {
  readonly offerId: string;
  readonly currencyCode: string;
  readonly amount: string;
  /** Months, as typed. */
  readonly term: string;
  readonly debitAccountId: string;
  readonly interestAccountId: string;
  readonly returnAccountId: string;
  /** Typed number; `0` for none. */
  readonly renewals: string;
  readonly hasAgreed: boolean;
}

/** Bank data; null if there is no such offer or account. */
export interface DepositApplicationContext {
  readonly offer: (OfferTerms & { readonly isRenewable: boolean }) | null;
  readonly debitAccount: DebitAccount | null;
  readonly interestAccount: DebitAccount | null;
  readonly returnAccount: DebitAccount | null;
  readonly bankDay: string;
}

const CHECKS: readonly Check<DepositApplicationDraft, DepositApplicationContext>[] = [
  ({ currencyCode }) => toProblem('currencyCode', checkCurrency(currencyCode)),
  ({ amount, currencyCode }) => toProblem('amount', checkAmount(amount, currencyCode)),
  ({ term }) => checkTerm(term, DEPOSIT_TERM_MAX_MONTHS),
  checkOffer,
  ({ currencyCode }, { debitAccount }) => toProblem('debitAccountId', checkDebitAccount(currencyCode, debitAccount)),
  ({ amount }, { debitAccount }) => toProblem('amount', checkFunds(amount, debitAccount)),
  ({ currencyCode }, { interestAccount }) =>
    toProblem('interestAccountId', checkOwnAccount(currencyCode, interestAccount)),
  ({ currencyCode }, { returnAccount }) => toProblem('returnAccountId', checkOwnAccount(currencyCode, returnAccount)),
  ({ renewals }, { offer }) => checkRenewals(renewals, offer?.isRenewable ?? true),
  ({ hasAgreed }) => toProblem('hasAgreed', hasAgreed ? null : 'consentRequired'),
];

/** Requires that the account holds the amount in the deposit's currency. */
export function checkDepositApplication(
  draft: DepositApplicationDraft,
  context: DepositApplicationContext,
): readonly Problem[] {
  return runChecks(CHECKS, draft, context);
}

/** Allows zero to the bank's maximum. */
export function checkRenewals(renewals: string, isRenewable: boolean): Problem | null {
  const isCount = /^[0-9]{1,2}$/.test(renewals) && Number(renewals) <= DEPOSIT_RENEWALS_MAX;
  if (!isCount) return toProblem('renewals', 'incorrectRenewals', { max: String(DEPOSIT_RENEWALS_MAX) });
  return Number(renewals) > 0 && !isRenewable ? toProblem('renewals', 'renewalNotOffered') : null;
}

/** Ignores invalid fields, which have their own problems. */
function checkOffer(
  { currencyCode, amount, term }: DepositApplicationDraft,
  { offer, bankDay }: DepositApplicationContext,
): Problem | null {
  if (!offer) return toProblem('offerId', 'chooseOffer');
  const parsed = parseAmount(amount);
  if (!parsed.ok || checkTerm(term, DEPOSIT_TERM_MAX_MONTHS) !== null) return null;
  const months = Number(term);
  switch (findOfferMisfit(offer, { currencyCode, amount: parsed.amount, months }, bankDay)) {
    case 'amountTooSmall':
      return toProblem('amount', 'depositTooSmall', { min: offer.minimum });
    case 'amountTooLarge':
      return toProblem('amount', 'depositTooLarge', { max: offer.maximum ?? '' });
    case 'term':
      return toProblem('term', 'termNotOffered');
    case 'currency':
      return toProblem('currencyCode', 'currencyOfOtherOffers');
    case 'offerEnded':
      return toProblem('offerId', 'offerEnded');
    case null:
      return null;
  }
}

export interface TopUpDraft {
  readonly amount: string;
  readonly debitAccountId: string;
}

export interface TopUpContext {
  readonly currencyCode: string;
  readonly minimum: string;
  /** null if the company has no such account. */
  readonly debitAccount: DebitAccount | null;
}

const TOP_UP_CHECKS: readonly Check<TopUpDraft, TopUpContext>[] = [
  ({ amount }, { currencyCode }) => toProblem('amount', checkAmount(amount, currencyCode)),
  ({ amount }, { minimum }) => checkTopUpMinimum(amount, minimum),
  (_, { currencyCode, debitAccount }) => toProblem('debitAccountId', checkDebitAccount(currencyCode, debitAccount)),
  ({ amount }, { debitAccount }) => toProblem('amount', checkFunds(amount, debitAccount)),
];

export function checkTopUp(draft: TopUpDraft, context: TopUpContext): readonly Problem[] {
  return runChecks(TOP_UP_CHECKS, draft, context);
}

function checkTopUpMinimum(amount: string, minimum: string): Problem | null {
  const parsed = parseAmount(amount);
  const isLess = parsed.ok && compareAmounts(parsed.amount, minimum) < 0;
  return isLess ? toProblem('amount', 'topUpTooSmall', { min: minimum }) : null;
}

export interface WithdrawalDraft {
  readonly amount: string;
  readonly accountId: string;
}

export interface WithdrawalContext {
  readonly currencyCode: string;
  /** Current, and the minimum that must stay. */
  readonly balance: string;
  readonly rest: string;
  /** null if the company has no such account. */
  readonly account: DebitAccount | null;
}

const WITHDRAWAL_CHECKS: readonly Check<WithdrawalDraft, WithdrawalContext>[] = [
  ({ amount }, { currencyCode }) => toProblem('amount', checkAmount(amount, currencyCode)),
  ({ amount }, context) => checkWithdrawalMaximum(amount, context),
  (_, { currencyCode, account }) => toProblem('accountId', checkOwnAccount(currencyCode, account)),
];

export function checkWithdrawal(draft: WithdrawalDraft, context: WithdrawalContext): readonly Problem[] {
  return runChecks(WITHDRAWAL_CHECKS, draft, context);
}

/** Returns the maximum withdrawal, at least `0.00`. */
export function getMaxWithdrawal(balance: string, rest: string): string {
  return compareAmounts(balance, rest) > 0 ? subtractAmounts(balance, rest) : '0.00';
}

function checkWithdrawalMaximum(amount: string, { balance, rest }: WithdrawalContext): Problem | null {
  const parsed = parseAmount(amount);
  const max = getMaxWithdrawal(balance, rest);
  const isMore = parsed.ok && compareAmounts(parsed.amount, max) > 0;
  return isMore ? toProblem('amount', 'withdrawalTooLarge', { max }) : null;
}

/** Allows an account closed for payments, but not a permanently closed one. */
function checkOwnAccount(currencyCode: string, account: DebitAccount | null): ProblemKey | null {
  if (!account) return 'notOwnAccount';
  return account.currencyCode === currencyCode && !isClosed(account.status) ? null : 'accountNotAllowed';
}
