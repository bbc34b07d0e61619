import { UKRAINE } from '../../countries';
import { CurrencyPaymentKind, type OperationBasis } from '../../vocabulary';
import { EMPTY_BANK, isEmptyBank } from './bank-part';
import { NO_BASIS, type BackedDraft, type BasisDraft } from './basis';
import type { ContractShare } from './contracts';
import type { CurrencyPaymentDraft } from './check-payment-data';

export interface OwnBank {
  readonly swift: string;
  readonly name: string;
}

/**
 * Clears the grounds, and the banks if the payment becomes or stops being internal. Source:
 * docs/requirements/currency-payroll-credits-statements.md#form-of-a-payment-or-request.
 */
export function withKind(draft: CurrencyPaymentDraft, kind: CurrencyPaymentKind): CurrencyPaymentDraft {
  if (draft.kind === kind) return draft;
  const isOfOwnBank = kind === CurrencyPaymentKind.own || draft.kind === CurrencyPaymentKind.own;
  const noBanks = { beneficiaryBank: EMPTY_BANK, intermediaryBank: EMPTY_BANK };
  return { ...draft, ...NO_BASIS, ...(isOfOwnBank && noBanks), kind };
}

/**
 * Clears contracts, number, date and text. Source:
 * docs/requirements/currency-payroll-credits-statements.md#form-of-a-payment-or-request.
 */
export function withBasis<Draft extends BasisDraft>(draft: Draft, basis: OperationBasis | null): Draft {
  return draft.basis === basis ? draft : { ...draft, ...NO_BASIS, basis };
}

/**
 * Clears debit account and contracts. Source:
 * docs/requirements/currency-payroll-credits-statements.md#form-of-a-payment-or-request.
 */
export function withCurrency<Draft extends BackedDraft & { readonly debitAccountId: string }>(
  draft: Draft,
  currencyCode: string,
): Draft {
  return draft.currencyCode === currencyCode ? draft : { ...draft, currencyCode, debitAccountId: '', contracts: [] };
}

/**
 * Gives a single contract the full amount; several keep theirs. Source:
 * docs/requirements/currency-payroll-credits-statements.md#form-of-a-payment-or-request.
 * @param contractIds in the order of display
 */
export function withContracts<Draft extends BackedDraft>(draft: Draft, contractIds: readonly string[]): Draft {
  const [only, ...others] = contractIds;
  const isSingle = only !== undefined && others.length === 0;
  const contracts = isSingle
    ? [{ contractId: only, amount: draft.amount }]
    : contractIds.map((contractId) => ({ contractId, amount: getShareAmount(contractId, draft.contracts) }));
  return { ...draft, contracts };
}

/**
 * Prefills own BIC, name and country of an internal payment; typed data stay. Source:
 * docs/requirements/currency-payroll-credits-statements.md#form-of-a-payment-or-request.
 */
export function withOwnBank(draft: CurrencyPaymentDraft, ownBank: OwnBank): CurrencyPaymentDraft {
  if (draft.kind !== CurrencyPaymentKind.own || !isEmptyBank(draft.beneficiaryBank)) return draft;
  return { ...draft, beneficiaryBank: { ...EMPTY_BANK, ...ownBank, country: UKRAINE.numeric } };
}

function getShareAmount(contractId: string, shares: readonly ContractShare[]): string {
  return shares.find((share) => share.contractId === contractId)?.amount ?? '';
}
