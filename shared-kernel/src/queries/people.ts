import { getPersonInfo, listSessions, listUserSessions, listUsers } from '../api/contract';
import { seesAllUsers } from '../domain/rules';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

/** The people who work with the bank, and where they are signed in. */
export const peopleKeys = {
  users: (companyRef: string) => ['people', companyRef, 'users'] as const,
  /** Also those of the other companies that a director directs. */
  managed: (companyRef: string) => ['people', companyRef, 'managed'] as const,
  one: (companyRef: string, userId: string) => ['people', companyRef, 'one', userId] as const,
  sessionsOf: (companyRef: string, userId: string) => ['people', companyRef, 'sessions', userId] as const,
  ofCompany: (companyRef: string) => ['people', companyRef] as const,
  ownSessions: () => ['people', 'own', 'sessions'] as const,
};

/** The browsers in which the user is signed in; asked for anew each time, as somebody may have signed in since. */
export function useOwnSessions() {
  const { api } = useSteadyShell();
  return useAnswer(peopleKeys.ownSessions(), (signal) => api.call(listSessions, {}, { signal }), { staleTime: 0 });
}

/** The users of the company that is worked for. */
export function useUsers() {
  const { api, session } = useSteadyShell();
  const ask = (signal: AbortSignal) => api.call(listUsers, { needAll: false }, { signal });
  return useAnswer(peopleKeys.users(session.companyRef), ask);
}

/**
 * The users whom the user may have to do with: a director those of all his companies, the others their own company's.
 * Source: spec 1 §6 (`need_all`)
 */
export function useManagedUsers() {
  const { api, session } = useSteadyShell();
  const needAll = seesAllUsers(session.user.role);
  const ask = (signal: AbortSignal) => api.call(listUsers, { needAll }, { signal });
  return useAnswer(peopleKeys.managed(session.companyRef), ask, { staleTime: 0 });
}

/** Where a user of the company is signed in; asked for anew each time. */
export function useSessionsOf(userId: string) {
  const { api, session } = useSteadyShell();
  const ask = (signal: AbortSignal) => api.call(listUserSessions, { userId }, { signal });
  return useAnswer(peopleKeys.sessionsOf(session.companyRef, userId), ask, { staleTime: 0 });
}

/** One person of the company, for the user form; asked for anew each time, as others may have changed him. */
export function usePerson(userId: string) {
  const { api, session } = useSteadyShell();
  const ask = (signal: AbortSignal) => api.call(getPersonInfo, { userId }, { signal });
  return useAnswer(peopleKeys.one(session.companyRef, userId), ask, { staleTime: 0 });
}
