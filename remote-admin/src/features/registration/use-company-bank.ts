import { useState } from 'react';
import type * as companyBank from './company-bank';

/** What is done with account and code: by the rules, and by the bank. */
export type CompanyBank = typeof companyBank;

/** Once for the document. */
let arrived: CompanyBank | null = null;

/** @returns null if it did not come; it may be asked for again */
export function loadCompanyBank(): Promise<CompanyBank | null> {
  return import(/* webpackChunkName: "company-bank" */ './company-bank').then(
    (found) => (arrived = found),
    () => null,
  );
}

/**
 * The rules of accounts and codes and the bank's calls, which whoever only looks at the first screen does without: nothing
 * is wrong with what is empty before somebody goes on. Source: docs/adr/0146, docs/adr/0159
 */
export function useCompanyBank() {
  const [company, setCompany] = useState(arrived);
  return {
    company,
    /** @returns false if they did not come */
    load: async (): Promise<boolean> => {
      const found = await loadCompanyBank();
      setCompany(found);
      return found !== null;
    },
  };
}
