import type { Account } from '@ncb/shared-kernel/api/contract';
import {
  canCreditForRequest,
  canDebitForRequest,
  canTakeRemainder,
  withCurrency,
} from '@ncb/shared-kernel/domain/rules';
import { DocumentType, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { toDraft, type RequestValues } from './request-values';

/** The accounts that each field of a request offers. */
export interface OfferedAccounts {
  readonly debit: readonly Account[];
  readonly rest: readonly Account[];
  readonly credit: readonly Account[];
}

type Currencies = Pick<RequestValues, 'currencyCode' | 'targetCurrencyCode'>;

/** Source: spec 3 §5: open, allowed for payments, in the currency that is paid or got, of the balance accounts allowed. */
export function offeredAccounts(
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

/** Of each field the account that is chosen as long as it is offered; the only one that is offered is chosen by itself. */
export function fittingAccounts({ debit, rest, credit }: OfferedAccounts, chosen: Chosen): Chosen {
  return {
    debitAccountId: fitting(debit, chosen.debitAccountId),
    restAccountId: fitting(rest, chosen.restAccountId),
    creditAccountId: fitting(credit, chosen.creditAccountId),
  };
}

/** What another currency changes: it clears the debit account and the contracts, and accounts that no longer fit. */
export function currencyChanges(
  type: RequestType,
  values: RequestValues,
  currencyCode: string,
  accounts: readonly Account[],
): Partial<RequestValues> {
  if (values.currencyCode === currencyCode) return {};
  const { debitAccountId, contracts } = withCurrency(toDraft(type, values), currencyCode);
  const targetCurrencyCode = values.targetCurrencyCode === currencyCode ? '' : values.targetCurrencyCode;
  const offered = offeredAccounts(type, { currencyCode, targetCurrencyCode }, accounts);
  return {
    ...{ currencyCode, targetCurrencyCode, contracts },
    ...fittingAccounts(offered, { ...values, debitAccountId }),
  };
}

/** What another target currency changes. */
export function targetChanges(
  type: RequestType,
  values: RequestValues,
  targetCurrencyCode: string,
  accounts: readonly Account[],
): Partial<RequestValues> {
  const offered = offeredAccounts(type, { ...values, targetCurrencyCode }, accounts);
  return { targetCurrencyCode, creditAccountId: fitting(offered.credit, values.creditAccountId) };
}

/** The hryvnia account that a purchase is paid from also takes what is left, until somebody says otherwise. */
export function debitChanges(
  type: RequestType,
  { restAccountId }: RequestValues,
  debitAccountId: string,
): Partial<RequestValues> {
  const takesRest = type === DocumentType.buyRequest && restAccountId === '';
  return { debitAccountId, ...(takesRest && { restAccountId: debitAccountId }) };
}

function fitting(offered: readonly Account[], id: string): string {
  if (offered.some((account) => account.id === id)) return id;
  const [only, ...others] = offered;
  return only && others.length === 0 ? only.id : '';
}
