import type { Query } from '@tanstack/react-query';
import { listAccounts, listCreditAccounts, type Account } from '@ncb/shared-kernel/api/contract';
import { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { queryKeys, useShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer, type FailedAnswer } from '@ncb/shared-kernel/queries';

/** How often the balances are asked for while the bank works on a document that was sent. */
const WAITING_INTERVAL_MS = 3_000;
/** A document that waits for long, such as one to the Treasury, is asked for less often after this many times. */
const OFTEN_AT_MOST = 20;
const PATIENT_INTERVAL_MS = 30_000;

interface Accounts {
  readonly accounts: readonly Account[];
}

/** The company's accounts of a kind, with new balances as soon as a sent document is executed or refused. */
export function useAccounts(kind: AccountKind) {
  const { session, api } = useShell();
  const key = queryKeys.accounts(session.companyRef);
  return useAnswer<Accounts>(
    kind === AccountKind.credit ? [...key, 'credit'] : key,
    (signal) => api.call(kind === AccountKind.credit ? listCreditAccounts : listAccounts, {}, { signal }),
    { refetchInterval: waitingInterval },
  );
}

/** Something reserved means a document on its way: the reserve goes with it. */
function waitingInterval({ state }: Query<Accounts, FailedAnswer>): number | false {
  if (!state.data?.accounts.some(({ reserved }) => reserved !== '0.00')) return false;
  return state.dataUpdateCount <= OFTEN_AT_MOST ? WAITING_INTERVAL_MS : PATIENT_INTERVAL_MS;
}
