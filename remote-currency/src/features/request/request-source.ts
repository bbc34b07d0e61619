import type { Account, ClientInfo, Contract, CurrencyRequest, LinkedPayment } from '@ncb/shared-kernel/api/contract';
import { refusedOriginal, type DocumentToFill } from '@ncb/shared-kernel/blocks/document-form';
import { judgeLinkedPayments, withBasis, withContracts } from '@ncb/shared-kernel/domain/rules';
import {
  BuyBasis,
  DocumentType,
  type PAGE_OF_DOCUMENT,
  UAH,
  type PageValues,
  type RequestType,
} from '@ncb/shared-kernel/domain/vocabulary';
import { statusAllows } from '@ncb/shared-kernel/domain/workflow';
import { fromBasis } from '../basis';
import { fittingAccounts, offeredAccounts } from './request-accounts';
import { emptyRequest, toDraft, type RequestValues } from './request-values';
import { copyOf, valuesOf } from './stored-request';

/** A form to be filled in, and what becomes of it. */
export interface RequestToFill extends DocumentToFill<CurrencyRequest, RequestValues> {
  /** Payments that were made for it. */
  readonly payments: readonly LinkedPayment[];
}

/** What the page shows for its address. */
export type RequestSource =
  | RequestToFill
  | {
      readonly kind: 'view';
      readonly request: CurrencyRequest;
      readonly payments: readonly LinkedPayment[];
      /** It was to be changed, but a payment for it is in progress. Source: spec 3 §4 ("edit blocked hint") */
      readonly isBlocked: boolean;
    };

export interface SourceContext {
  readonly type: RequestType;
  readonly session: ClientInfo;
  readonly address: PageValues<(typeof PAGE_OF_DOCUMENT)[RequestType]>;
  readonly accounts: readonly Account[];
  readonly contracts: readonly Contract[];
}

export interface StoredRequest {
  readonly request: CurrencyRequest;
  readonly payments: readonly LinkedPayment[];
}

/** `id` with `mode` = view (default), change or copy; a new request otherwise. Source: spec 3 §2 and §4 */
export function requestSource(context: SourceContext, stored: StoredRequest | null): RequestSource {
  if (!stored) return { ...NEW, initialValues: newValues(context) };
  const { request, payments } = stored;
  const { session, address } = context;
  if (address.mode === 'copy') {
    const initialValues = withFittingAccounts(context, copyOf(request, session));
    return { ...NEW, refused: refusedOriginal(request), initialValues };
  }
  const isWanted = address.mode === 'change' && statusAllows('change', request.status);
  const verdict = judgeLinkedPayments(payments.map(({ status }) => status));
  // Somebody may have signed it since the address was made: it is shown and says why it cannot change.
  if (!isWanted || verdict === 'blocked') {
    return { kind: 'view', request, payments, isBlocked: isWanted };
  }
  return {
    ...NEW,
    changes: request,
    payments,
    hasRefusedPayment: verdict === 'ask',
    initialValues: valuesOf(request, session),
  };
}

const NEW = { kind: 'form', changes: null, hasRefusedPayment: false, refused: null, payments: [] } as const;

/** A new request, with the account and the contracts of the address. */
function newValues(context: SourceContext): RequestValues {
  const { type, session, address, accounts, contracts } = context;
  const chosen = contracts.filter(({ id }) => address.contracts?.includes(id));
  const account = accounts.find(({ id }) => id === address.account);
  const currencyCode =
    chosen[0]?.currencyCode ?? (account && account.currencyCode !== UAH.code ? account.currencyCode : '');
  const empty = { ...emptyRequest(session), currencyCode };
  const ids = chosen.map(({ id }) => id);
  const backed =
    ids.length === 0
      ? empty
      : { ...empty, ...fromBasis(withContracts(withBasis(toDraft(type, empty), BuyBasis.contract), ids)) };
  return withFittingAccounts(context, { ...backed, ...accountOfAddress(type, account) });
}

/** The account of the address: what is paid from or, where it has the currency that is bought, what is paid to. */
function accountOfAddress(type: RequestType, account: Account | undefined): Partial<RequestValues> {
  if (!account) return {};
  const isBought = type === DocumentType.buyRequest && account.currencyCode !== UAH.code;
  return isBought ? { creditAccountId: account.id } : { debitAccountId: account.id, restAccountId: account.id };
}

/** An account that was closed since is not offered: whoever copies chooses another one. */
function withFittingAccounts({ type, accounts }: SourceContext, values: RequestValues): RequestValues {
  return { ...values, ...fittingAccounts(offeredAccounts(type, values, accounts), values) };
}
