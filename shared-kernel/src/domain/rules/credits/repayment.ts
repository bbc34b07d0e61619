import { toDotted } from '../../dates';
import { compareAmounts } from '../../money';
import {
  OperationBasis,
  CreditDealStatus,
  CurrencyPaymentKind,
  DocumentType,
  FundsSource,
  PAGE_OF_DOCUMENT,
  buildPageAddress,
  RepaymentKind,
  UAH,
  type PageAddress,
} from '../../vocabulary';

/** Credit to repay, in its currency. */
export interface RepayableDeal {
  readonly number: string;
  readonly status: CreditDealStatus;
  readonly start: string;
  readonly currencyCode: string;
  readonly principal: string;
  /** Including overdue interest. */
  readonly interest: string;
  /** '' if the bank does not name them. */
  readonly principalAccount: string;
  readonly interestAccount: string;
  /** Account for scheduled payments; '' if the bank has none. */
  readonly repaymentAccount: string;
  /** Exact sums accepted today; null if there is nothing to pay. */
  readonly payOverdue: string | null;
  readonly payNext: string | null;
  readonly payAll: string | null;
  readonly payEarly: string | null;
}

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
      readonly basis: typeof OperationBasis.agreement;
      readonly agreementNumber: string;
      readonly agreementDate: string;
    }
);

export function canRepay(deal: RepayableDeal, kind: RepaymentKind): boolean {
  return deal.status === CreditDealStatus.active && compareAmounts(getOwedSum(deal, kind), '0.00') > 0;
}

/**
 * Builds the repayment: a hryvnia payment, or an internal currency payment from own funds with the agreement as
 * grounds. Source: docs/requirements/currency-payroll-credits-statements.md#credit-deals,
 * docs/requirements/currency-payroll-credits-statements.md#repayment-of-a-deal.
 */
export function getRepaymentSeed(deal: RepayableDeal, kind: RepaymentKind): RepaymentSeed {
  const seed = {
    creditIban: getAccount(deal, kind),
    amount: getOwedSum(deal, kind),
    purpose: formatPurpose(deal, kind),
  };
  const document = getDocumentType(deal);
  if (document === DocumentType.uahPayment) return { ...seed, document };
  return {
    ...seed,
    document,
    currencyCode: deal.currencyCode,
    kind: CurrencyPaymentKind.own,
    fundsSource: FundsSource.own,
    basis: OperationBasis.agreement,
    agreementNumber: deal.number,
    agreementDate: deal.start,
  };
}

/**
 * Returns the form's address. The page reloads the credit and uses `getRepaymentSeed`. Source:
 * docs/requirements/currency-payroll-credits-statements.md#credit-deals.
 */
export function getRepaymentAddress(
  deal: Pick<RepayableDeal, 'number' | 'currencyCode'>,
  kind: RepaymentKind,
): PageAddress<'miPmtUahNew' | 'miPmtCurNew'> {
  return buildPageAddress(PAGE_OF_DOCUMENT[getDocumentType(deal)], { repayment: { deal: deal.number, kind } });
}

function getDocumentType({ currencyCode }: Pick<RepayableDeal, 'currencyCode'>) {
  return currencyCode === UAH.code ? DocumentType.uahPayment : DocumentType.currencyPayment;
}

function getOwedSum(deal: RepayableDeal, kind: RepaymentKind): string {
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

function getAccount(deal: RepayableDeal, kind: RepaymentKind): string {
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

function formatPurpose({ number, start }: RepayableDeal, kind: RepaymentKind): string {
  return `${PURPOSES[kind]} за кредитним договором № ${number} від ${toDotted(start)}, без ПДВ`;
}
