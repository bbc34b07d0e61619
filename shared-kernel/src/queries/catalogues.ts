import { bankInfo, listBanks, listCorrespondents, listDomain, listPurposes } from '../api/contract';
import type { CatalogueName } from '../domain/vocabulary';
import { useShell, useSteadyShell, type ShellServices } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

/** Lists of codes that the bank keeps for all companies. */
export type CodeList = 'tax_kinds' | 'budget_codes';

/** A company's own catalogues, and those that all companies have in common. */
export const catalogueKeys = {
  rows: (companyRef: string, catalogue: CatalogueName) => ['catalogues', companyRef, catalogue] as const,
  codes: (list: CodeList) => ['catalogues', 'codes', list] as const,
  bank: (bankCode: string) => ['catalogues', 'bank', bankCode] as const,
  banks: () => ['catalogues', 'banks'] as const,
  /** Invalidated with the catalogue, whose rows are part of the comparison. */
  receiverChecks: (companyRef: string, pairs: readonly unknown[]) =>
    ['catalogues', companyRef, 'receiverChecks', pairs] as const,
};

/** Catalogues change by hand and seldom: what was read a minute ago is good for the next payment. */
export const CATALOGUE_STALE_MS = 60_000;

/**
 * Whom the company pays: a key and a call for the query cache. All rows: there are at most some thousands, and typing
 * ahead must not wait for the bank.
 */
export function allCorrespondents({ api, session }: Pick<ShellServices, 'api' | 'session'>) {
  return {
    key: catalogueKeys.rows(session.companyRef, 'correspondents'),
    ask: (signal: AbortSignal) => api.call(listCorrespondents, { catalogue: 'ncb_correspondents_c' }, { signal }),
  };
}

export function useCorrespondents() {
  const { key, ask } = allCorrespondents(useShell());
  return useAnswer(key, ask, { staleTime: CATALOGUE_STALE_MS });
}

/** What the company pays for; asked for when somebody wants to choose. */
export function usePurposes(isWanted: boolean) {
  const { api, session } = useSteadyShell();
  return useAnswer(
    catalogueKeys.rows(session.companyRef, 'purposes'),
    (signal) => api.call(listPurposes, { catalogue: 'ncb_ppurps_c' }, { signal }),
    { enabled: isWanted, staleTime: CATALOGUE_STALE_MS },
  );
}

/** A list of codes as the bank keeps it; it does not change while somebody types. */
export function useCodes(list: CodeList) {
  const { api } = useSteadyShell();
  return useAnswer(catalogueKeys.codes(list), (signal) => api.call(listDomain, { catalogue: list }, { signal }), {
    staleTime: Infinity,
  });
}

/** All banks of the country. */
export function useBanks() {
  const { api } = useSteadyShell();
  return useAnswer(catalogueKeys.banks(), (signal) => api.call(listBanks, { catalogue: 'banks' }, { signal }), {
    staleTime: Infinity,
  });
}

/** A bank of the country by its code. */
export function useBank(bankCode: string, isWanted: boolean) {
  const { api } = useSteadyShell();
  return useAnswer(catalogueKeys.bank(bankCode), (signal) => api.call(bankInfo, { bankCode }, { signal }), {
    enabled: isWanted,
    staleTime: Infinity,
  });
}
