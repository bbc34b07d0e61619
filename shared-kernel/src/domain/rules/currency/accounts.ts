import { BalanceAccount, getBalanceAccount } from '../../identifiers';
import { DocumentType, UAH, type RequestType } from '../../vocabulary';
import { canPayFrom, canPayHryvniaFrom, type DebitAccount } from '../debit-account';

export type OfferedAccount = Pick<DebitAccount, 'iban' | 'currencyCode' | 'status' | 'paymentsAllowed'>;

/** Currencies of a request; `target` counts for conversions only. */
export interface RequestCurrencies {
  readonly currencyCode: string;
  readonly targetCurrencyCode: string;
}

/**
 * Currency is bought from these. Source:
 * docs/requirements/currency-payroll-credits-statements.md#accounts-of-a-document.
 */
const BUYERS: readonly string[] = [BalanceAccount.companyCurrent, BalanceAccount.financialCompanyCurrent];
/**
 * Currency must not be credited to these. Source:
 * docs/requirements/currency-payroll-credits-statements.md#accounts-of-a-document.
 */
const NOT_CREDITED: readonly string[] = [BalanceAccount.specialPurpose, BalanceAccount.targetedFunds];

/**
 * True for an open account in the currency, allowed for payments. Source:
 * docs/requirements/currency-payroll-credits-statements.md#accounts-of-a-document.
 */
export function canPayCurrencyFrom(account: OfferedAccount, currencyCode: string): boolean {
  return canPayFrom(account) && account.currencyCode === currencyCode;
}

/**
 * True for hryvnia accounts 2600 or 2650 of a purchase, otherwise for one in the request's currency. Source:
 * docs/requirements/currency-payroll-credits-statements.md#accounts-of-a-document.
 */
export function canDebitForRequest(type: RequestType, account: OfferedAccount, currencies: RequestCurrencies): boolean {
  if (type !== DocumentType.buyRequest) return canPayCurrencyFrom(account, currencies.currencyCode);
  return canPayHryvniaFrom(account) && BUYERS.includes(getBalanceAccount(account.iban));
}

/**
 * True for an account in the received currency, except 2602 and 2604. Source:
 * docs/requirements/currency-payroll-credits-statements.md#accounts-of-a-document.
 */
export function canCreditForRequest(
  type: RequestType,
  account: OfferedAccount,
  currencies: RequestCurrencies,
): boolean {
  const isFit = !NOT_CREDITED.includes(getBalanceAccount(account.iban));
  return isFit && canPayCurrencyFrom(account, getReceivedCurrency(type, currencies));
}

/**
 * True for an account that may take leftover hryvnias of a purchase. Source:
 * docs/requirements/currency-payroll-credits-statements.md#currency-request,
 * docs/requirements/banking-rules.md#buying-currency.
 */
export function canTakeRemainder(account: OfferedAccount): boolean {
  return canPayHryvniaFrom(account);
}

function getReceivedCurrency(type: RequestType, { currencyCode, targetCurrencyCode }: RequestCurrencies): string {
  if (type === DocumentType.buyRequest) return currencyCode;
  return type === DocumentType.saleRequest ? UAH.code : targetCurrencyCode;
}
