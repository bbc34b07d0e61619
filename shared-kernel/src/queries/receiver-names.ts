import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { checkReceiverName, type RequestOf } from '../api/contract';
import { useAnswer } from './use-answer';

export type NamedReceiver = RequestOf<typeof checkReceiverName>;

export const receiverNameKeys = {
  one: (companyRef: string, receiver: unknown) => ['catalogues', companyRef, 'receiverName', receiver] as const,
};

/** Time in ms for which the bank's answer holds in a form; the bank compares again when it saves. */
const STALE_MS = 10 * 60_000;

/** Compares the name of a receiver with the owner of the account; null sends no request. */
export function useReceiverName(receiver: NamedReceiver | null) {
  const { api, session } = useSteadyShell();
  return useAnswer(
    receiverNameKeys.one(session.companyRef, receiver),
    (signal) => api.call(checkReceiverName, receiver ?? EMPTY, { signal }),
    { enabled: receiver !== null, staleTime: STALE_MS },
  );
}

const EMPTY: NamedReceiver = { account: '', name: '', code: '', hasCode: true };
