import { toDotted } from '../../dates';
import { compareAmounts } from '../../money';
import {
  BuyBasis,
  CreditDealStatus,
  CurrencyPaymentKind,
  DocumentType,
  FundsSource,
  PAGE_OF_DOCUMENT,
  pageAddress,
  RepaymentKind,
  UAH,
  type PageAddress,
} from '../../vocabulary';

/** What a repayment needs to know about the deal. Amounts are decimal strings in the deal's currency. */
export interface RepayableDeal {
  readonly number: string;
  readonly status: CreditDealStatus;
  /** `yyyy-MM-dd`. */
  readonly start: string;
  readonly currencyCode: string;
  /** Principal still owed. */
  readonly principal: string;
  /** Accrued interest; what is overdue is a part of it. */
  readonly interest: string;
  /** Accounts that take the repayments; '' if the bank does not name them. */
  readonly principalAccount: string;
  readonly interestAccount: string;
  /** Takes what is paid by the schedule; '' if the bank has none. */
  readonly repaymentAccount: string;
  /** What that account takes today, exact; null for what there is nothing to pay of. */
  readonly payOverdue: string | null;
  readonly payNext: string | null;
  readonly payAll: string | null;
  readonly payEarly: string | null;
}

/** What a new payment begins with; the screen and the person fill in the rest. */
export type RepaymentSeed = {
  readonly creditIban: string;
  readonly amount: string;
  readonly purpose: string;
} & (
  | { readonly document: typeof DocumentType.uahPayment }
  | {
      readonly document: typeof DocumentType.currencyPayment;
      readonly currencyCode: string;
      readonly kind: typeof CurrencyPaymentKind.own;
      readonly fundsSource: typeof FundsSource.own;
      readonly basis: typeof BuyBasis.agreement;
      readonly agreementNumber: string;
      readonly agreementDate: string;
    }
);

/** True if the deal runs and something of this kind is owed. */
export function mayRepay(deal: RepayableDeal, kind: RepaymentKind): boolean {
  return deal.status === CreditDealStatus.active && compareAmounts(owed(deal, kind), '0.00') > 0;
}

/**
 * The payment that repays a credit: a hryvnia payment for a deal in hryvnias, otherwise a currency payment within the
 * bank from own funds on the basis of the agreement. Source: spec 3 §2 and §4
 */
export function repaymentSeed(deal: RepayableDeal, kind: RepaymentKind): RepaymentSeed {
  const seed = {
    creditIban: accountOf(deal, kind),
    amount: owed(deal, kind),
    purpose: purposeOf(deal, kind),
  };
  const document = documentOf(deal);
  if (document === DocumentType.uahPayment) return { ...seed, document };
  return {
    ...seed,
    document,
    currencyCode: deal.currencyCode,
    kind: CurrencyPaymentKind.own,
    fundsSource: FundsSource.own,
    basis: BuyBasis.agreement,
    agreementNumber: deal.number,
    agreementDate: deal.start,
  };
}

/**
 * The address of the form that repays a credit. The page that is opened asks the bank for the deals and takes
 * `repaymentSeed` of the one that is named, if it `mayRepay` it still. Source: spec 3 §2
 */
export function repaymentAddress(
  deal: Pick<RepayableDeal, 'number' | 'currencyCode'>,
  kind: RepaymentKind,
): PageAddress<'miPmtUahNew' | 'miPmtCurNew'> {
  return pageAddress(PAGE_OF_DOCUMENT[documentOf(deal)], { repayment: { deal: deal.number, kind } });
}

function documentOf({ currencyCode }: Pick<RepayableDeal, 'currencyCode'>) {
  return currencyCode === UAH.code ? DocumentType.uahPayment : DocumentType.currencyPayment;
}

function owed(deal: RepayableDeal, kind: RepaymentKind): string {
  const { principal, interest, payOverdue, payNext, payAll, payEarly } = deal;
  const sums: Readonly<Record<RepaymentKind, string | null>> = {
    principal,
    interest,
    overdue: payOverdue,
    next: payNext,
    all: payAll,
    early: payEarly,
  };
  return sums[kind] ?? '0.00';
}

function accountOf(deal: RepayableDeal, kind: RepaymentKind): string {
  if (kind === RepaymentKind.principal) return deal.principalAccount;
  return kind === RepaymentKind.interest ? deal.interestAccount : deal.repaymentAccount;
}

const PURPOSES: Readonly<Record<RepaymentKind, string>> = {
  principal: 'Погашення основного боргу',
  interest: 'Сплата процентів',
  overdue: 'Погашення простроченої заборгованості',
  next: 'Сплата чергового платежу',
  all: 'Повне погашення заборгованості',
  early: 'Дострокове погашення',
};

function purposeOf({ number, start }: RepayableDeal, kind: RepaymentKind): string {
  return `${PURPOSES[kind]} за кредитним договором № ${number} від ${toDotted(start)}, без ПДВ`;
}
