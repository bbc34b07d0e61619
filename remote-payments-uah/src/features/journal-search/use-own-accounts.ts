import { listAccounts, type Account } from '@ncb/shared-kernel/api/contract';
import { queryKeys, useShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from '@ncb/shared-kernel/queries';

const NONE: readonly Account[] = [];

/** The company's accounts, to be chosen or named; none until they are there, and none where the bank refuses them. */
export function useOwnAccounts(): { readonly accounts: readonly Account[] } {
  const { session, api } = useShell();
  const answer = useAnswer(queryKeys.accounts(session.companyRef), (signal) => api.call(listAccounts, {}, { signal }));
  return { accounts: answer.data?.accounts ?? NONE };
}
