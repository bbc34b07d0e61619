import type { Query } from '@tanstack/react-query';
import type { ApiClient } from '../api/client';
import { getAccount, listAccounts, listCreditAccounts, type Account } from '../api/contract';
import { AccountKind } from '../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { answerQuery, useAnswer, type FailedAnswer } from './use-answer';

/** Query keys of a company's accounts. The first is also that of its current accounts; all others are below it. */
export const accountKeys = {
  all: (companyRef: string) => ['accounts', companyRef] as const,
  credit: (companyRef: string) => ['accounts', companyRef, 'credit'] as const,
  one: (companyRef: string, id: string) => ['accounts', companyRef, 'one', id] as const,
  trend: (companyRef: string, id: string, bankDay: string) => ['accounts', companyRef, 'trend', id, bankDay] as const,
};

const WAITING_INTERVAL_MS = 3_000;
/** Number of polls after which a long-running document, such as one to the Treasury, is polled less often. */
const FREQUENT_POLLS_MAX = 20;
const LONG_INTERVAL_MS = 30_000;

interface Accounts {
  readonly accounts: readonly Account[];
}

/** Loads accounts of a kind and polls balances until sent documents are executed or refused. */
export function useAccounts(kind: AccountKind) {
  const { session, api } = useSteadyShell();
  const { companyRef } = session;
  return useAnswer<Accounts>(
    kind === AccountKind.credit ? accountKeys.credit(companyRef) : accountKeys.all(companyRef),
    (signal) => api.call(kind === AccountKind.credit ? listCreditAccounts : listAccounts, {}, { signal }),
    { refetchInterval: getPollInterval },
  );
}

function getPollInterval({ state }: Query<Accounts, FailedAnswer>): number | false {
  if (!state.data?.accounts.some(({ reserved }) => reserved !== '0.00')) return false;
  return state.dataUpdateCount <= FREQUENT_POLLS_MAX ? WAITING_INTERVAL_MS : LONG_INTERVAL_MS;
}

export function useCurrentAccounts() {
  const { session, api } = useSteadyShell();
  return useAnswer<Accounts>(accountKeys.all(session.companyRef), (signal) => api.call(listAccounts, {}, { signal }));
}

export function createCurrentAccountsQuery(api: ApiClient, companyRef: string) {
  return answerQuery<Accounts>(accountKeys.all(companyRef), (signal) => api.call(listAccounts, {}, { signal }));
}

const NONE: readonly Account[] = [];

/** Returns the company's accounts; empty while loading and if the bank refuses them. */
export function useOwnAccounts(): Accounts {
  const { data } = useCurrentAccounts();
  return { accounts: data?.accounts ?? NONE };
}

export function useAccount({ id, kind }: Pick<Account, 'id' | 'kind'>) {
  const { session, api } = useSteadyShell();
  return useAnswer(accountKeys.one(session.companyRef, id), (signal) => api.call(getAccount, { id, kind }, { signal }));
}
