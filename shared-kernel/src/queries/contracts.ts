import { listContractOperations, listContractPapers, listContracts } from '../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

export const contractKeys = {
  all: (companyRef: string) => ['contracts', companyRef] as const,
  list: (companyRef: string) => ['contracts', companyRef, 'list'] as const,
  operations: (companyRef: string, id: string) => ['contracts', companyRef, 'operations', id] as const,
  papers: (companyRef: string, id: string) => ['contracts', companyRef, 'papers', id] as const,
};

/** Loads all contracts of the company: the bank's list has no pages. */
export function useContracts(isEnabled = true) {
  const { api, session } = useSteadyShell();
  return useAnswer(
    contractKeys.list(session.companyRef),
    (signal) => api.call(listContracts, { currencyCode: null, documentId: null }, { signal }),
    { enabled: isEnabled },
  );
}

export function useContractOperations(contractId: string) {
  const { api, session } = useSteadyShell();
  return useAnswer(contractKeys.operations(session.companyRef, contractId), (signal) =>
    api.call(listContractOperations, { contractId }, { signal }),
  );
}

export function useContractPapers(contractId: string) {
  const { api, session } = useSteadyShell();
  return useAnswer(contractKeys.papers(session.companyRef, contractId), (signal) =>
    api.call(listContractPapers, { contractId }, { signal }),
  );
}
