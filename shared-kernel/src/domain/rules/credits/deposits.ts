import { offerMisfit, type OfferTerms } from '../../interest';
import { compareAmounts, parseAmount, subtractAmounts } from '../../money';
import type { Problem, ProblemKey } from '../../problem';
import { DEPOSIT_RENEWALS_MAX, DEPOSIT_TERM_MAX_MONTHS, isClosed } from '../../vocabulary';
import { problem, problemsFound, type Check } from '../checks';
import type { DebitAccount } from '../debit-account';
import { amountKey, currencyKey, debitAccountKey, fundsKey, termProblem } from './application-parts';

/** A request to place a deposit (ours: the specification names the page alone). */
export interface DepositApplicationDraft {
  /** The offer by which it is placed. */
  readonly offerId: string;
  readonly currencyCode: string;
  /** Decimal text. */
  readonly amount: string;
  /** Months, as typed. */
  readonly term: string;
  /** The account that the money is taken from. */
  readonly debitAccountId: string;
  /** The account that interest comes to. */
  readonly interestAccountId: string;
  /** The account that the money comes back to. */
  readonly returnAccountId: string;
  /** How often the deposit is placed again when its term ends, as typed: `0` for not at all. */
  readonly renewals: string;
  /** Whether the terms were read and agreed to. */
  readonly hasAgreed: boolean;
}

/** What the bank knows of the draft's offer and accounts; null for one that the company or the bank does not have. */
export interface DepositApplicationContext {
  readonly offer: (OfferTerms & { readonly isRenewable: boolean }) | null;
  readonly debitAccount: DebitAccount | null;
  readonly interestAccount: DebitAccount | null;
  readonly returnAccount: DebitAccount | null;
  readonly bankDay: string;
}

const CHECKS: readonly Check<DepositApplicationDraft, DepositApplicationContext>[] = [
  ({ currencyCode }) => problem('cur_ref', currencyKey(currencyCode)),
  ({ amount, currencyCode }) => problem('amount', amountKey(amount, currencyCode)),
  ({ term }) => termProblem(term, DEPOSIT_TERM_MAX_MONTHS),
  offerProblem,
  ({ currencyCode }, { debitAccount }) => problem('acn_id', debitAccountKey(currencyCode, debitAccount)),
  ({ amount }, { debitAccount }) => problem('amount', fundsKey(amount, debitAccount)),
  ({ currencyCode }, { interestAccount }) => problem('interest_acn_id', ownAccountKey(currencyCode, interestAccount)),
  ({ currencyCode }, { returnAccount }) => problem('return_acn_id', ownAccountKey(currencyCode, returnAccount)),
  ({ renewals }, { offer }) => renewalsProblem(renewals, offer?.isRenewable ?? true),
  ({ hasAgreed }) => problem('consent', hasAgreed ? null : 'consentRequired'),
];

/** All problems of a request to place a deposit; the account must hold the amount, in the deposit's currency. */
export function checkDepositApplication(
  draft: DepositApplicationDraft,
  context: DepositApplicationContext,
): readonly Problem[] {
  return problemsFound(CHECKS, draft, context);
}

/** How often a deposit is placed again: from none to the most that the bank agrees to. */
export function renewalsProblem(renewals: string, isRenewable: boolean): Problem | null {
  const isCount = /^[0-9]{1,2}$/.test(renewals) && Number(renewals) <= DEPOSIT_RENEWALS_MAX;
  if (!isCount) return problem('renewals', 'incorrectRenewals', { max: String(DEPOSIT_RENEWALS_MAX) });
  return Number(renewals) > 0 && !isRenewable ? problem('renewals', 'renewalNotOffered') : null;
}

/** Asked of a currency, an amount and a term that are such; their own problems are shown beside. */
function offerProblem(
  { currencyCode, amount, term }: DepositApplicationDraft,
  { offer, bankDay }: DepositApplicationContext,
): Problem | null {
  if (!offer) return problem('offer_id', 'chooseOffer');
  const parsed = parseAmount(amount);
  if (!parsed.ok || termProblem(term, DEPOSIT_TERM_MAX_MONTHS) !== null) return null;
  const months = Number(term);
  switch (offerMisfit(offer, { currencyCode, amount: parsed.amount, months }, bankDay)) {
    case 'amountTooSmall':
      return problem('amount', 'depositTooSmall', { min: offer.minimum });
    case 'amountTooLarge':
      return problem('amount', 'depositTooLarge', { max: offer.maximum ?? '' });
    case 'term':
      return problem('term', 'termNotOffered');
    case 'currency':
      return problem('cur_ref', 'currencyOfOtherOffers');
    case 'offerEnded':
      return problem('offer_id', 'offerEnded');
    case null:
      return null;
  }
}

/** What is added to a deposit, as typed. */
export interface TopUpDraft {
  /** Decimal text. */
  readonly amount: string;
  readonly debitAccountId: string;
}

export interface TopUpContext {
  readonly currencyCode: string;
  /** The least that the contract lets add. */
  readonly minimum: string;
  /** The account named by `debitAccountId`, or null if the company has no such account. */
  readonly debitAccount: DebitAccount | null;
}

const TOP_UP_CHECKS: readonly Check<TopUpDraft, TopUpContext>[] = [
  ({ amount }, { currencyCode }) => problem('amount', amountKey(amount, currencyCode)),
  ({ amount }, { minimum }) => topUpProblem(amount, minimum),
  (_, { currencyCode, debitAccount }) => problem('acn_id', debitAccountKey(currencyCode, debitAccount)),
  ({ amount }, { debitAccount }) => problem('amount', fundsKey(amount, debitAccount)),
];

/** All problems of what a company adds to a deposit. */
export function checkTopUp(draft: TopUpDraft, context: TopUpContext): readonly Problem[] {
  return problemsFound(TOP_UP_CHECKS, draft, context);
}

function topUpProblem(amount: string, minimum: string): Problem | null {
  const parsed = parseAmount(amount);
  const isLess = parsed.ok && compareAmounts(parsed.amount, minimum) < 0;
  return isLess ? problem('amount', 'topUpTooSmall', { min: minimum }) : null;
}

/** What is taken back of a running deposit, as typed. */
export interface WithdrawalDraft {
  /** Decimal text. */
  readonly amount: string;
  /** The account that it comes to. */
  readonly accountId: string;
}

export interface WithdrawalContext {
  readonly currencyCode: string;
  /** What lies on the deposit, and what has to stay on it. */
  readonly balance: string;
  readonly rest: string;
  /** The account named by `accountId`, or null if the company has no such account. */
  readonly account: DebitAccount | null;
}

const WITHDRAWAL_CHECKS: readonly Check<WithdrawalDraft, WithdrawalContext>[] = [
  ({ amount }, { currencyCode }) => problem('amount', amountKey(amount, currencyCode)),
  ({ amount }, context) => withdrawalProblem(amount, context),
  (_, { currencyCode, account }) => problem('acn_id', ownAccountKey(currencyCode, account)),
];

/** All problems of what a company takes back of a deposit before its end. */
export function checkWithdrawal(draft: WithdrawalDraft, context: WithdrawalContext): readonly Problem[] {
  return problemsFound(WITHDRAWAL_CHECKS, draft, context);
}

/** The most that may be taken back; `0.00` where no more than the rest is there. Decimal texts. */
export function withdrawable(balance: string, rest: string): string {
  return compareAmounts(balance, rest) > 0 ? subtractAmounts(balance, rest) : '0.00';
}

function withdrawalProblem(amount: string, { balance, rest }: WithdrawalContext): Problem | null {
  const parsed = parseAmount(amount);
  const max = withdrawable(balance, rest);
  const isMore = parsed.ok && compareAmounts(parsed.amount, max) > 0;
  return isMore ? problem('amount', 'withdrawalTooLarge', { max }) : null;
}

/** An account that money comes to: it may be closed for payments, but not for good. */
function ownAccountKey(currencyCode: string, account: DebitAccount | null): ProblemKey | null {
  if (!account) return 'notOwnAccount';
  return account.currencyCode === currencyCode && !isClosed(account.status) ? null : 'accountNotAllowed';
}
