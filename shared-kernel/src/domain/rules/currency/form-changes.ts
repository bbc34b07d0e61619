import { UKRAINE } from '../../countries';
import { BuyBasis, CurrencyPaymentKind, FundsSource, type RepaymentKind } from '../../vocabulary';
import { EMPTY_BANK, isEmptyBank } from './bank-part';
import { NO_BASIS, type BackedDraft, type BasisDraft } from './basis';
import type { ContractShare } from './contracts';
import type { CurrencyPaymentDraft } from './payment-data';

/** The own bank as a payment's second step shows it. */
export interface OwnBank {
  /** BIC. */
  readonly swift: string;
  readonly name: string;
}

/**
 * Another kind of payment has other bases and goes through other banks: the chosen basis is taken back, and the banks are
 * cleared on the way into the own bank and out of it. Source: spec 3 §4
 */
export function withKind(draft: CurrencyPaymentDraft, kind: CurrencyPaymentKind): CurrencyPaymentDraft {
  if (draft.kind === kind) return draft;
  const isOfOwnBank = kind === CurrencyPaymentKind.own || draft.kind === CurrencyPaymentKind.own;
  const noBanks = { beneficiaryBank: EMPTY_BANK, intermediaryBank: EMPTY_BANK };
  return { ...draft, ...NO_BASIS, ...(isOfOwnBank && noBanks), kind };
}

/** Another basis clears contracts, number, date and text. Source: spec 3 §4 */
export function withBasis<Draft extends BasisDraft>(draft: Draft, basis: BuyBasis | null): Draft {
  return draft.basis === basis ? draft : { ...draft, ...NO_BASIS, basis };
}

/** Another currency clears the debit account and the chosen contracts. Source: spec 3 §4 */
export function withCurrency<Draft extends BackedDraft & { readonly debitAccountId: string }>(
  draft: Draft,
  currencyCode: string,
): Draft {
  return draft.currencyCode === currencyCode ? draft : { ...draft, currencyCode, debitAccountId: '', contracts: [] };
}

/**
 * Chosen contracts; a single one gets the full amount, several keep what each already has. Source: spec 3 §4
 * @param contractIds in the order in which they are shown
 */
export function withContracts<Draft extends BackedDraft>(draft: Draft, contractIds: readonly string[]): Draft {
  const [only, ...others] = contractIds;
  const isSingle = only !== undefined && others.length === 0;
  const contracts = isSingle
    ? [{ contractId: only, amount: draft.amount }]
    : contractIds.map((contractId) => ({ contractId, amount: shareOf(contractId, draft.contracts) }));
  return { ...draft, contracts };
}

/**
 * The second step of a new payment within the bank begins with the bank's own BIC, name and country; what a person
 * already typed stays. Source: spec 3 §4
 */
export function atSecondStep(draft: CurrencyPaymentDraft, ownBank: OwnBank): CurrencyPaymentDraft {
  if (draft.kind !== CurrencyPaymentKind.own || !isEmptyBank(draft.beneficiaryBank)) return draft;
  return { ...draft, beneficiaryBank: { ...EMPTY_BANK, ...ownBank, country: UKRAINE.numeric } };
}

/** A credit deal in foreign currency, as far as its repayment needs it. */
export interface RepaidDeal {
  readonly number: string;
  /** `yyyy-MM-dd` */
  readonly start: string;
  readonly currencyCode: string;
}

/**
 * What a repayment of a credit fills in: own kind, own funds, the deal as the agreement, and the purpose.
 * @param purposes text of each purpose in the language of the payment. Source: spec 3 §4
 */
export function repaymentFields<Kind extends RepaymentKind>(
  deal: RepaidDeal,
  repayment: Kind,
  purposes: Readonly<Record<Kind, string>>,
): Partial<CurrencyPaymentDraft> {
  return {
    ...NO_BASIS,
    kind: CurrencyPaymentKind.own,
    fundsSource: FundsSource.own,
    basis: BuyBasis.agreement,
    agreementNumber: deal.number,
    agreementDate: deal.start,
    currencyCode: deal.currencyCode,
    purpose: purposes[repayment],
  };
}

function shareOf(contractId: string, shares: readonly ContractShare[]): string {
  return shares.find((share) => share.contractId === contractId)?.amount ?? '';
}
