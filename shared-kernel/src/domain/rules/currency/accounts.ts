import { BalanceAccount, balanceAccountOf } from '../../identifiers';
import { DocumentType, UAH, type RequestType } from '../../vocabulary';
import { canPayFrom, canPayHryvniaFrom, type DebitAccount } from '../debit-account';

/** The features of an account by which it is offered. */
export type OfferedAccount = Pick<DebitAccount, 'iban' | 'currencyCode' | 'status' | 'paymentsAllowed'>;

/** The two currencies of a request; `target` counts for a convert request alone. */
export interface RequestCurrencies {
  readonly currencyCode: string;
  readonly targetCurrencyCode: string;
}

/** Hryvnias for a purchase come from these. Source: spec 3 §5 */
const BUYERS: readonly string[] = [BalanceAccount.companyCurrent, BalanceAccount.financialCompanyCurrent];
/** Currency may not be credited to these. Source: spec 3 §5 */
const NOT_CREDITED: readonly string[] = [BalanceAccount.specialPurpose, BalanceAccount.targetedFunds];

/** A currency payment is made from an open account in its currency that is allowed for payments. Source: spec 3 §5 */
export function canPayCurrencyFrom(account: OfferedAccount, currencyCode: string): boolean {
  return canPayFrom(account) && account.currencyCode === currencyCode;
}

/**
 * Accounts that a request takes its money from: for a purchase a hryvnia account 2600 or 2650, otherwise one in the
 * request's currency. Source: spec 3 §5
 */
export function canDebitForRequest(type: RequestType, account: OfferedAccount, currencies: RequestCurrencies): boolean {
  if (type !== DocumentType.buyRequest) return canPayCurrencyFrom(account, currencies.currencyCode);
  return canPayHryvniaFrom(account) && BUYERS.includes(balanceAccountOf(account.iban));
}

/** Accounts that a request's proceeds may go to: in the currency that is got, not 2602 or 2604. Source: spec 3 §5 */
export function canCreditForRequest(
  type: RequestType,
  account: OfferedAccount,
  currencies: RequestCurrencies,
): boolean {
  const isFit = !NOT_CREDITED.includes(balanceAccountOf(account.iban));
  return isFit && canPayCurrencyFrom(account, currencyGot(type, currencies));
}

/** Accounts to which hryvnias that a purchase leaves over return. Source: spec 3 §3, reference/banking 6 */
export function canTakeRemainder(account: OfferedAccount): boolean {
  return canPayHryvniaFrom(account);
}

/** The currency that comes in: bought, hryvnias for a sale, or the target of a conversion. */
function currencyGot(type: RequestType, { currencyCode, targetCurrencyCode }: RequestCurrencies): string {
  if (type === DocumentType.buyRequest) return currencyCode;
  return type === DocumentType.saleRequest ? UAH.code : targetCurrencyCode;
}
