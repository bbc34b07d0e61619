import { listSessions, listUsers } from '../api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

/** The people who work with the bank, and where they are signed in. */
export const peopleKeys = {
  users: (companyRef: string) => ['people', companyRef, 'users'] as const,
  ownSessions: () => ['people', 'own', 'sessions'] as const,
};

/** The browsers in which the user is signed in; asked for anew each time, as somebody may have signed in since. */
export function useOwnSessions() {
  const { api } = useShell();
  return useAnswer(peopleKeys.ownSessions(), (signal) => api.call(listSessions, {}, { signal }), { staleTime: 0 });
}

/** The users of the company that is worked for. */
export function useUsers() {
  const { api, session } = useShell();
  const ask = (signal: AbortSignal) => api.call(listUsers, { needAll: false }, { signal });
  return useAnswer(peopleKeys.users(session.companyRef), ask);
}
