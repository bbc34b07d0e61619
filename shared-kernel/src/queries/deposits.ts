import { getDeposit, listApplications, listDepositOffers, listDeposits } from '../api/contract';
import type { ApplicationKind } from '../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { dealKeys } from './deals';
import { useAnswer } from './use-answer';

/** A company's deposits and what it applies for; all are old when one of them has changed. */
export const depositKeys = {
  list: (companyRef: string) => [...dealKeys.all(companyRef), 'deposits'] as const,
  one: (companyRef: string, id: string) => [...dealKeys.all(companyRef), 'deposits', id] as const,
  offers: (companyRef: string) => [...dealKeys.all(companyRef), 'deposit-offers'] as const,
  applications: (companyRef: string, kind: ApplicationKind) =>
    [...dealKeys.all(companyRef), 'applications', kind] as const,
};

/** All deposits of the company, closed ones too. */
export function useDeposits() {
  const { api, session } = useSteadyShell();
  return useAnswer(depositKeys.list(session.companyRef), (signal) => api.call(listDeposits, {}, { signal }));
}

/** One deposit with its operations, what is to come, and what an early return today would give. */
export function useDeposit(id: string) {
  const { api, session } = useSteadyShell();
  return useAnswer(depositKeys.one(session.companyRef, id), (signal) => api.call(getDeposit, { id }, { signal }));
}

/** What the bank offers for deposits. */
export function useDepositOffers() {
  const { api, session } = useSteadyShell();
  return useAnswer(depositKeys.offers(session.companyRef), (signal) => api.call(listDepositOffers, {}, { signal }));
}

/** What the company has applied for, the newest first. */
export function useApplications(kind: ApplicationKind) {
  const { api, session } = useSteadyShell();
  return useAnswer(depositKeys.applications(session.companyRef, kind), (signal) =>
    api.call(listApplications, { kind }, { signal }),
  );
}
