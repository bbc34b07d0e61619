import { bankInfo, listBanks, listCorrespondents, listDomain, listPurposes } from '../api/contract';
import type { CatalogueName } from '../domain/vocabulary';
import { useShell, useSteadyShell, type ShellServices } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

export type CodeList = 'tax_kinds' | 'budget_codes';

export const catalogueKeys = {
  rows: (companyRef: string, catalogue: CatalogueName) => ['catalogues', companyRef, catalogue] as const,
  codes: (list: CodeList) => ['catalogues', 'codes', list] as const,
  bank: (bankCode: string) => ['catalogues', 'bank', bankCode] as const,
  banks: () => ['catalogues', 'banks'] as const,
  /** Invalidated with the catalogue, whose rows are part of the comparison. */
  receiverChecks: (companyRef: string, pairs: readonly unknown[]) =>
    ['catalogues', companyRef, 'receiverChecks', pairs] as const,
};

/** Catalogues change rarely and by hand: data a minute old are fresh enough. */
export const CATALOGUE_STALE_MS = 60_000;

/** Returns key and call of all counterparties: at most a few thousand, and completion must not wait for the bank. */
export function correspondentsQuery({ api, session }: Pick<ShellServices, 'api' | 'session'>) {
  return {
    key: catalogueKeys.rows(session.companyRef, 'correspondents'),
    ask: (signal: AbortSignal) => api.call(listCorrespondents, { catalogue: 'ncb_correspondents_c' }, { signal }),
  };
}

export function useCorrespondents() {
  const { key, ask } = correspondentsQuery(useShell());
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
