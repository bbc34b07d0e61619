import { getCurrencyRequest, listLinkedPayments, type Account, type Contract } from '@ncb/shared-kernel/api/contract';
import {
  DocumentStatus,
  PAGE_OF_DOCUMENT,
  readPageAddress,
  type RequestType,
} from '@ncb/shared-kernel/domain/vocabulary';
import { documentKeys, findFailed, useAnswer, useContracts, useCurrentAccounts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { buildRequestSource, type RequestSource } from './build-request-source';

/** Interval of the first 30 polls, then 30 s: a request may wait for days. */
const FAST_POLL_MS = 2_000;
const FAST_POLLS_MAX = 30;
const SLOW_POLL_MS = 30_000;

interface RequestSourceAnswer {
  readonly source: RequestSource | null;
  readonly accounts: readonly Account[];
  readonly contracts: readonly Contract[];
  readonly failed: ReturnType<typeof useAnswer> | null;
}

const NO_ACCOUNTS: readonly Account[] = [];
const NO_CONTRACTS: readonly Contract[] = [];

/** Loads the objects named in the address. */
export function useRequestSource(type: RequestType): RequestSourceAnswer {
  const { session, api, navigation } = useShell();
  const address = readPageAddress(PAGE_OF_DOCUMENT[type], navigation.parameters);
  const { id = '', mode = 'view' } = address;
  const beginsForm = mode !== 'view';
  const { companyRef } = session;
  const accounts = useCurrentAccounts();
  const contracts = useContracts();
  const stored = useAnswer(
    documentKeys.one(companyRef, id),
    (signal) => api.call(getCurrencyRequest, { type, id }, { signal }),
    {
      enabled: id !== '',
      beginsForm,
      refetchInterval: ({ state }) =>
        state.data?.currencyRequest.status === DocumentStatus.inProgress
          ? getPollInterval(state.dataUpdateCount)
          : false,
    },
  );
  const linked = useAnswer(
    documentKeys.linked(companyRef, id),
    (signal) => api.call(listLinkedPayments, { requestId: id }, { signal }),
    {
      enabled: id !== '',
      beginsForm,
      refetchInterval: ({ state }) =>
        state.data?.payments.some(({ status }) => status === DocumentStatus.inProgress)
          ? getPollInterval(state.dataUpdateCount)
          : false,
    },
  );

  const all = [accounts, contracts, ...(id ? [stored, linked] : [])];
  const found = {
    accounts: accounts.data?.accounts ?? NO_ACCOUNTS,
    contracts: contracts.data?.contracts ?? NO_CONTRACTS,
  };
  const request = stored.data?.currencyRequest;
  const payments = linked.data?.payments;
  return {
    ...found,
    failed: findFailed(all),
    source: all.every(({ data }) => data !== undefined)
      ? buildRequestSource({ type, session, address, ...found }, request && payments ? { request, payments } : null)
      : null,
  };
}

function getPollInterval(times: number): number {
  return times <= FAST_POLLS_MAX ? FAST_POLL_MS : SLOW_POLL_MS;
}
