import type { Account } from '@ncb/shared-kernel/api/contract';
import {
  canCreditForRequest,
  canDebitForRequest,
  canTakeRemainder,
  withCurrency,
} from '@ncb/shared-kernel/domain/rules';
import { DocumentType, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { toDraft, type RequestValues } from './request-values';

interface OfferedAccounts {
  readonly debit: readonly Account[];
  readonly rest: readonly Account[];
  readonly credit: readonly Account[];
}

type Currencies = Pick<RequestValues, 'currencyCode' | 'targetCurrencyCode'>;

/**
 * Lists accounts by field: open, allowed for payments, with an allowed balance account. Source:
 * docs/requirements/currency-payroll-credits-statements.md#accounts-of-a-document.
 */
export function listOfferedAccounts(
  type: RequestType,
  currencies: Currencies,
  accounts: readonly Account[],
): OfferedAccounts {
  const isBuying = type === DocumentType.buyRequest;
  return {
    debit: accounts.filter((account) => canDebitForRequest(type, account, currencies)),
    rest: isBuying ? accounts.filter(canTakeRemainder) : [],
    credit: accounts.filter((account) => canCreditForRequest(type, account, currencies)),
  };
}

type Chosen = Pick<RequestValues, 'debitAccountId' | 'restAccountId' | 'creditAccountId'>;

/** Keeps accounts still offered; a single one is chosen automatically. */
export function keepFittingAccounts({ debit, rest, credit }: OfferedAccounts, chosen: Chosen): Chosen {
  return {
    debitAccountId: keepFitting(debit, chosen.debitAccountId),
    restAccountId: keepFitting(rest, chosen.restAccountId),
    creditAccountId: keepFitting(credit, chosen.creditAccountId),
  };
}

/** Returns the changes by a currency: clears the debit account, contracts and unfitting accounts. */
export function changeCurrency(
  type: RequestType,
  values: RequestValues,
  currencyCode: string,
  accounts: readonly Account[],
): Partial<RequestValues> {
  if (values.currencyCode === currencyCode) return {};
  const { debitAccountId, contracts } = withCurrency(toDraft(type, values), currencyCode);
  const targetCurrencyCode = values.targetCurrencyCode === currencyCode ? '' : values.targetCurrencyCode;
  const offered = listOfferedAccounts(type, { currencyCode, targetCurrencyCode }, accounts);
  return {
    currencyCode,
    targetCurrencyCode,
    contracts,
    ...keepFittingAccounts(offered, { ...values, debitAccountId }),
  };
}

export function changeTarget(
  type: RequestType,
  values: RequestValues,
  targetCurrencyCode: string,
  accounts: readonly Account[],
): Partial<RequestValues> {
  const offered = listOfferedAccounts(type, { ...values, targetCurrencyCode }, accounts);
  return { targetCurrencyCode, creditAccountId: keepFitting(offered.credit, values.creditAccountId) };
}

/** Returns the changes by a debited account, which also takes the remainder by default. */
export function changeDebit(
  type: RequestType,
  { restAccountId }: RequestValues,
  debitAccountId: string,
): Partial<RequestValues> {
  const isForRemainder = type === DocumentType.buyRequest && restAccountId === '';
  return { debitAccountId, ...(isForRemainder && { restAccountId: debitAccountId }) };
}

function keepFitting(offered: readonly Account[], id: string): string {
  if (offered.some((account) => account.id === id)) return id;
  const [only, ...others] = offered;
  return only && others.length === 0 ? only.id : '';
}
