import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { listPasskeys, listUserPasskeys } from '../api/contract';
import { useAnswer } from './use-answer';

export const passkeyKeys = {
  own: () => ['people', 'own', 'passkeys'] as const,
  of: (companyRef: string, userId: string) => ['people', companyRef, 'passkeys', userId] as const,
};

export function useOwnPasskeys() {
  const { api } = useSteadyShell();
  return useAnswer(passkeyKeys.own(), (signal) => api.call(listPasskeys, {}, { signal }), { staleTime: 0 });
}

export function useUserPasskeys(userId: string) {
  const { api, session } = useSteadyShell();
  const ask = (signal: AbortSignal) => api.call(listUserPasskeys, { userId }, { signal });
  return useAnswer(passkeyKeys.of(session.companyRef, userId), ask, { staleTime: 0 });
}
