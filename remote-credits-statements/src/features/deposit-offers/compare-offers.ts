import type { Account, DepositOffer } from '@ncb/shared-kernel/api/contract';
import {
  addMonths,
  findOfferMisfit,
  computeOfferResult,
  listOfferTerms,
  type DepositWish,
  type OfferMisfit,
  type OfferResult,
} from '@ncb/shared-kernel/domain/interest';
import { compareAmounts, parseAmount } from '@ncb/shared-kernel/domain/money';
import { canPayFrom, type DepositApplicationDraft } from '@ncb/shared-kernel/domain/rules';
import { EarlyReturn, findCurrency, isClosed, UAH } from '@ncb/shared-kernel/domain/vocabulary';

/** Values of the page; '' where the page's proposal applies. */
export interface WishValues extends DepositApplicationDraft {
  /** Filters: only offers with top-ups, and only those with early return. */
  readonly withTopUp: boolean;
  readonly withEarly: boolean;
}

export interface FittingOffer {
  readonly offer: DepositOffer;
  readonly result: OfferResult;
}

interface Misfit {
  readonly offer: DepositOffer;
  readonly why: OfferMisfit | 'noTopUp' | 'noEarly';
}

export interface ComparedOffers {
  readonly fitting: readonly FittingOffer[];
  readonly others: readonly Misfit[];
}

/** Compares offers for a deposit placed on `day`; empty while no amount is typed. */
export function compareOffers(offers: readonly DepositOffer[], values: WishValues, day: string): ComparedOffers {
  const wish = parseWish(values);
  const sameCurrency = offers.filter(({ currencyCode }) => currencyCode === values.currencyCode);
  if (!wish) return { fitting: [], others: [] };
  const fitting: FittingOffer[] = [];
  const others: Misfit[] = [];
  for (const offer of sameCurrency) {
    const why = findFilterMisfit(offer, values) ?? findOfferMisfit(offer, wish, day);
    const result = computeOfferResult(offer, wish, day);
    if (why === null && result) fitting.push({ offer, result });
    else if (why !== null) others.push({ offer, why });
  }
  return { fitting: fitting.sort((a, b) => compareAmounts(b.result.interest, a.result.interest)), others };
}

export function getOfferedTerms(offers: readonly DepositOffer[], currencyCode: string, day: string) {
  const months = offers
    .filter((offer) => offer.currencyCode === currencyCode)
    .flatMap((offer) => listOfferTerms(offer));
  return [...new Set(months)].sort((a, b) => a - b).map((count) => ({ count, end: addMonths(day, count) }));
}

/** Preselected term, months, as most companies choose it. */
const USUAL_TERM = '3';

/**
 * Reads amount, currency (code or letters) and term from the address; values that no offer has fall back to the
 * defaults.
 */
export function readAddress(
  { amount = '', currency = '', term = '' }: { amount?: string; currency?: string; term?: string },
  offers: readonly DepositOffer[],
  day: string,
): Pick<WishValues, 'amount' | 'currencyCode' | 'term'> {
  const code = findCurrency(currency)?.code;
  const currencyCode = offers.find((offer) => offer.currencyCode === code)?.currencyCode ?? UAH.code;
  const isOffered = getOfferedTerms(offers, currencyCode, day).some(({ count }) => String(count) === term);
  return { amount, currencyCode, term: isOffered ? term : USUAL_TERM };
}

export function getDepositAccounts(accounts: readonly Account[], currencyCode: string) {
  const open = accounts.filter((account) => account.currencyCode === currencyCode && !isClosed(account.status));
  return { payable: open.filter(canPayFrom), open };
}

/**
 * Reads valid values from a saved draft, except the consent; null without a draft.
 * @param defaults defaults for missing values
 */
export function readDraftValues(content: unknown, defaults: WishValues): WishValues | null {
  if (typeof content !== 'object' || content === null) return null;
  const saved = content as Readonly<Record<string, unknown>>;
  const text = (name: Exclude<keyof WishValues, 'hasAgreed' | 'withTopUp' | 'withEarly'>) => {
    const value = saved[name];
    return typeof value === 'string' ? value : defaults[name];
  };
  return {
    offerId: text('offerId'),
    currencyCode: text('currencyCode'),
    amount: text('amount'),
    term: text('term'),
    renewals: text('renewals'),
    debitAccountId: text('debitAccountId'),
    hasAgreed: false,
    interestAccountId: text('interestAccountId'),
    returnAccountId: text('returnAccountId'),
    withTopUp: saved['withTopUp'] === true,
    withEarly: saved['withEarly'] === true,
  };
}

export function buildApplicationDraft(
  values: WishValues,
  { fitting }: ComparedOffers,
  { payable, open }: ReturnType<typeof getDepositAccounts>,
): DepositApplicationDraft {
  const [best] = fitting;
  const offerId = fitting.find(({ offer }) => offer.id === values.offerId)?.offer.id ?? best?.offer.id ?? '';
  const debitAccountId = chooseAccount(payable, values.debitAccountId, payable[0]?.id ?? '');
  const { currencyCode, amount, term, renewals, hasAgreed } = values;
  return {
    offerId,
    currencyCode,
    amount,
    term,
    renewals,
    hasAgreed,
    debitAccountId,
    interestAccountId: chooseAccount(open, values.interestAccountId, debitAccountId),
    returnAccountId: chooseAccount(open, values.returnAccountId, debitAccountId),
  };
}

function chooseAccount(accounts: readonly Account[], id: string, otherwise: string): string {
  return accounts.some((account) => account.id === id) ? id : otherwise;
}

function parseWish({ currencyCode, amount, term }: WishValues): DepositWish | null {
  const parsed = parseAmount(amount);
  return parsed.ok && term !== '' ? { currencyCode, amount: parsed.amount, months: Number(term) } : null;
}

function findFilterMisfit(offer: DepositOffer, { withTopUp, withEarly }: WishValues): 'noTopUp' | 'noEarly' | null {
  if (withTopUp && offer.topUpMinimum === null) return 'noTopUp';
  return withEarly && offer.early === EarlyReturn.none ? 'noEarly' : null;
}
