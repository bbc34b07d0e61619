import { useState } from 'react';
import type * as companyDraft from './company-draft';

/** What the rules do with account and code. */
export type CompanyRules = typeof companyDraft;

/** Once for the document. */
let arrived: CompanyRules | null = null;

/**
 * The rules of accounts and codes, which whoever only looks at the first screen does without: nothing is wrong with what is
 * empty before somebody goes on. Source: docs/adr/0146
 */
export function useCompanyRules() {
  const [rules, setRules] = useState(arrived);
  return {
    rules,
    /** @returns false if they did not come; they may be asked for again */
    load: (): Promise<boolean> =>
      import(/* webpackChunkName: "company-rules" */ './company-draft').then(
        (found) => {
          arrived = found;
          setRules(found);
          return true;
        },
        () => false,
      ),
  };
}
