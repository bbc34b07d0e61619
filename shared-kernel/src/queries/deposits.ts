import { getDeposit, listApplications, listDepositOffers, listDeposits } from '../api/contract';
import type { ApplicationKind } from '../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { dealKeys } from './deal-keys';
import { useAnswer } from './use-answer';

/** Query keys of deposits and applications; a change of one invalidates all. */
export const depositKeys = {
  list: (companyRef: string) => [...dealKeys.all(companyRef), 'deposits'] as const,
  one: (companyRef: string, id: string) => [...dealKeys.all(companyRef), 'deposits', id] as const,
  offers: (companyRef: string) => [...dealKeys.all(companyRef), 'deposit-offers'] as const,
  applications: (companyRef: string, kind: ApplicationKind) =>
    [...dealKeys.all(companyRef), 'applications', kind] as const,
};

export function useDeposits() {
  const { api, session } = useSteadyShell();
  return useAnswer(depositKeys.list(session.companyRef), (signal) => api.call(listDeposits, {}, { signal }));
}

export function useDeposit(id: string) {
  const { api, session } = useSteadyShell();
  return useAnswer(depositKeys.one(session.companyRef, id), (signal) => api.call(getDeposit, { id }, { signal }));
}

export function useDepositOffers() {
  const { api, session } = useSteadyShell();
  return useAnswer(depositKeys.offers(session.companyRef), (signal) => api.call(listDepositOffers, {}, { signal }));
}

export function useApplications(kind: ApplicationKind) {
  const { api, session } = useSteadyShell();
  return useAnswer(depositKeys.applications(session.companyRef, kind), (signal) =>
    api.call(listApplications, { kind }, { signal }),
  );
}
