import type { Account, ClientInfo, Contract, CurrencyRequest, LinkedPayment } from '@ncb/shared-kernel/api/contract';
import { getRefusedOriginal, type DocumentToFill } from '@ncb/shared-kernel/blocks/document-form';
import { judgeLinkedPayments, withBasis, withContracts } from '@ncb/shared-kernel/domain/rules';
import {
  OperationBasis,
  DocumentType,
  type PAGE_OF_DOCUMENT,
  UAH,
  type PageValues,
  type RequestType,
} from '@ncb/shared-kernel/domain/vocabulary';
import { isAllowedInStatus } from '@ncb/shared-kernel/domain/workflow';
import { toBasisValues } from '../basis';
import { keepFittingAccounts, listOfferedAccounts } from './request-accounts';
import { createEmptyRequest, toDraft, type RequestValues } from './request-values';
import { toCopyValues, toRequestValues } from './stored-request';

export interface RequestToFill extends DocumentToFill<CurrencyRequest, RequestValues> {
  readonly payments: readonly LinkedPayment[];
}

export type RequestSource =
  | RequestToFill
  | {
      readonly kind: 'view';
      readonly request: CurrencyRequest;
      readonly payments: readonly LinkedPayment[];
      /**
       * A payment for the request prevents the requested change. Source:
       * docs/requirements/currency-payroll-credits-statements.md#payments-for-a-request.
       */
      readonly isBlocked: boolean;
    };

interface SourceContext {
  readonly type: RequestType;
  readonly session: ClientInfo;
  readonly address: PageValues<(typeof PAGE_OF_DOCUMENT)[RequestType]>;
  readonly accounts: readonly Account[];
  readonly contracts: readonly Contract[];
}

interface StoredRequest {
  readonly request: CurrencyRequest;
  readonly payments: readonly LinkedPayment[];
}

/**
 * Builds the source: `id` with `mode` view (default), change or copy; otherwise a new request. Source:
 * docs/requirements/currency-payroll-credits-statements.md#requests,
 * docs/requirements/currency-payroll-credits-statements.md#states-and-transitions.
 */
export function buildRequestSource(context: SourceContext, stored: StoredRequest | null): RequestSource {
  if (!stored) return { ...NEW, initialValues: buildNewValues(context) };
  const { request, payments } = stored;
  const { session, address } = context;
  if (address.mode === 'copy') {
    const initialValues = withFittingAccounts(context, toCopyValues(request, session));
    return { ...NEW, refused: getRefusedOriginal(request), initialValues };
  }
  const isChangeRequested = address.mode === 'change' && isAllowedInStatus('change', request.status);
  const verdict = judgeLinkedPayments(payments.map(({ status }) => status));
  // It may have been signed since the link was made.
  if (!isChangeRequested || verdict === 'blocked') {
    return { kind: 'view', request, payments, isBlocked: isChangeRequested };
  }
  return {
    ...NEW,
    changes: request,
    payments,
    hasRefusedPayment: verdict === 'ask',
    initialValues: toRequestValues(request, session),
  };
}

const NEW = { kind: 'form', changes: null, hasRefusedPayment: false, refused: null, payments: [] } as const;

function buildNewValues(context: SourceContext): RequestValues {
  const { type, session, address, accounts, contracts } = context;
  const chosen = contracts.filter(({ id }) => address.contracts?.includes(id));
  const account = accounts.find(({ id }) => id === address.account);
  const currencyCode =
    chosen[0]?.currencyCode ?? (account && account.currencyCode !== UAH.code ? account.currencyCode : '');
  const empty = { ...createEmptyRequest(session), currencyCode };
  const ids = chosen.map(({ id }) => id);
  const withBasisValues =
    ids.length === 0
      ? empty
      : { ...empty, ...toBasisValues(withContracts(withBasis(toDraft(type, empty), OperationBasis.contract), ids)) };
  return withFittingAccounts(context, { ...withBasisValues, ...toAccountValues(type, account) });
}

/** Chooses the field of an account: credited if it has the bought currency, otherwise debited. */
function toAccountValues(type: RequestType, account: Account | undefined): Partial<RequestValues> {
  if (!account) return {};
  const isBought = type === DocumentType.buyRequest && account.currencyCode !== UAH.code;
  return isBought ? { creditAccountId: account.id } : { debitAccountId: account.id, restAccountId: account.id };
}

/** Clears accounts closed since. */
function withFittingAccounts({ type, accounts }: SourceContext, values: RequestValues): RequestValues {
  return { ...values, ...keepFittingAccounts(listOfferedAccounts(type, values, accounts), values) };
}
