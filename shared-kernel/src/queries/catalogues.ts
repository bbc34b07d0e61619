import { listBeneficiaries, listCorrespondents, listPurposes } from '../api/contract';
import { useShell, type ShellServices } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

/** Catalogues change by hand and seldom: what was read a minute ago is good for the next payment. */
export const CATALOGUE_STALE_MS = 60_000;

/** The name of a company's catalogue in the query cache. */
export function catalogueKey(companyRef: string, catalogue: 'correspondents' | 'beneficiaries' | 'purposes') {
  return ['catalogues', companyRef, catalogue] as const;
}

/**
 * Whom the company pays: a key and a call for the query cache. All rows: there are at most some thousands, and typing
 * ahead must not wait for the bank.
 */
export function allCorrespondents({ api, session }: Pick<ShellServices, 'api' | 'session'>) {
  return {
    key: catalogueKey(session.companyRef, 'correspondents'),
    ask: (signal: AbortSignal) => api.call(listCorrespondents, { catalogue: 'ncb_correspondents_c' }, { signal }),
  };
}

export function useCorrespondents() {
  const { key, ask } = allCorrespondents(useShell());
  return useAnswer(key, ask, { staleTime: CATALOGUE_STALE_MS });
}

/** Whom the company pays in other currencies. */
export function useBeneficiaries() {
  const { api, session } = useShell();
  return useAnswer(
    catalogueKey(session.companyRef, 'beneficiaries'),
    (signal) => api.call(listBeneficiaries, { catalogue: 'ncb_beneficiary_c' }, { signal }),
    { staleTime: CATALOGUE_STALE_MS },
  );
}

/** What the company pays for; asked for when somebody wants to choose. */
export function usePurposes(isWanted: boolean) {
  const { api, session } = useShell();
  return useAnswer(
    catalogueKey(session.companyRef, 'purposes'),
    (signal) => api.call(listPurposes, { catalogue: 'ncb_ppurps_c' }, { signal }),
    { enabled: isWanted, staleTime: CATALOGUE_STALE_MS },
  );
}
