import { useState } from 'react';
import type * as companyBank from './company-bank';

export type CompanyBank = typeof companyBank;

/** Loaded once per document. */
let loadedModule: CompanyBank | null = null;

/** @returns null if the download failed; it can be retried */
export function loadCompanyBank(): Promise<CompanyBank | null> {
  return import(/* webpackChunkName: "company-bank" */ './company-bank').then(
    (found) => (loadedModule = found),
    () => null,
  );
}

/**
 * Loads the rules and calls of the company step on demand: a visitor who only looks at the first screen does not need
 * them, as empty fields have no problems yet (docs/adr/0102).
 */
export function useCompanyBank() {
  const [company, setCompany] = useState(loadedModule);
  return {
    company,
    /** @returns false if the download failed */
    load: async (): Promise<boolean> => {
      const found = await loadCompanyBank();
      setCompany(found);
      return found !== null;
    },
  };
}
