import { bankInfo, listBanks, listCorrespondents, listDomain, listPurposes } from '../api/contract';
import { useShell, useSteadyShell, type ShellServices } from '@ncb/shared-kernel/remote-contract';
import { CATALOGUE_STALE_MS, catalogueKeys, type CodeList } from './keys';
import { useAnswer } from './use-answer';

/** Returns key and call of all counterparties: at most a few thousand, and completion must not wait for the bank. */
export function createCorrespondentsQuery({ api, session }: Pick<ShellServices, 'api' | 'session'>) {
  return {
    key: catalogueKeys.rows(session.companyRef, 'correspondents'),
    ask: (signal: AbortSignal) => api.call(listCorrespondents, { catalogue: 'ncb_correspondents_c' }, { signal }),
  };
}

export function useCorrespondents() {
  const { key, ask } = createCorrespondentsQuery(useShell());
  return useAnswer(key, ask, { staleTime: CATALOGUE_STALE_MS });
}

export function usePurposes(isEnabled: boolean) {
  const { api, session } = useSteadyShell();
  return useAnswer(
    catalogueKeys.rows(session.companyRef, 'purposes'),
    (signal) => api.call(listPurposes, { catalogue: 'ncb_ppurps_c' }, { signal }),
    { enabled: isEnabled, staleTime: CATALOGUE_STALE_MS },
  );
}

export function useCodes(list: CodeList) {
  const { api } = useSteadyShell();
  return useAnswer(catalogueKeys.codes(list), (signal) => api.call(listDomain, { catalogue: list }, { signal }), {
    staleTime: Infinity,
  });
}

export function useBanks() {
  const { api } = useSteadyShell();
  return useAnswer(catalogueKeys.banks(), (signal) => api.call(listBanks, { catalogue: 'banks' }, { signal }), {
    staleTime: Infinity,
  });
}

export function useBank(bankCode: string, isEnabled: boolean) {
  const { api } = useSteadyShell();
  return useAnswer(catalogueKeys.bank(bankCode), (signal) => api.call(bankInfo, { bankCode }, { signal }), {
    enabled: isEnabled,
    staleTime: Infinity,
  });
}
