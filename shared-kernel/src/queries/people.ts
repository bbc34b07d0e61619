import { getPersonInfo, listSessions, listUserSessions, listUsers } from '../api/contract';
import { seesAllUsers } from '../domain/rules';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

export const peopleKeys = {
  users: (companyRef: string) => ['people', companyRef, 'users'] as const,
  managed: (companyRef: string) => ['people', companyRef, 'managed'] as const,
  one: (companyRef: string, userId: string) => ['people', companyRef, 'one', userId] as const,
  sessionsOf: (companyRef: string, userId: string) => ['people', companyRef, 'sessions', userId] as const,
  ofCompany: (companyRef: string) => ['people', companyRef] as const,
  ownSessions: () => ['people', 'own', 'sessions'] as const,
};

export function useOwnSessions() {
  const { api } = useSteadyShell();
  return useAnswer(peopleKeys.ownSessions(), (signal) => api.call(listSessions, {}, { signal }), { staleTime: 0 });
}

export function useUsers(isEnabled = true) {
  const { api, session } = useSteadyShell();
  const ask = (signal: AbortSignal) => api.call(listUsers, { needAll: false }, { signal });
  return useAnswer(peopleKeys.users(session.companyRef), ask, { enabled: isEnabled });
}

/**
 * Loads the users that the user may manage: a director those of all their companies. Source:
 * docs/requirements/shell-accounts-admin.md#roles.
 */
export function useManagedUsers() {
  const { api, session } = useSteadyShell();
  const needAll = seesAllUsers(session.user.role);
  const ask = (signal: AbortSignal) => api.call(listUsers, { needAll }, { signal });
  return useAnswer(peopleKeys.managed(session.companyRef), ask, { staleTime: 0 });
}

export function useUserSessions(userId: string) {
  const { api, session } = useSteadyShell();
  const ask = (signal: AbortSignal) => api.call(listUserSessions, { userId }, { signal });
  return useAnswer(peopleKeys.sessionsOf(session.companyRef, userId), ask, { staleTime: 0 });
}

/** Loads one user for the form, always fresh, as others may have changed the data. */
export function usePerson(userId: string) {
  const { api, session } = useSteadyShell();
  const ask = (signal: AbortSignal) => api.call(getPersonInfo, { userId }, { signal });
  return useAnswer(peopleKeys.one(session.companyRef, userId), ask, { staleTime: 0 });
}
