import { useState } from 'react';
import type { CompanyIdentity } from '@ncb/shared-kernel/domain/rules';
import { EMPTY_COMPANY } from '../../features/registration/empty-company';

const PLACE = 'ncbCompany';

/**
 * Account and code of the first step, which no registration holds yet. They stay with this entry of the tab's history: a
 * reload finds them, no storage of the site has them.
 */
export function useTypedCompany(): [CompanyIdentity, (typed: CompanyIdentity) => void] {
  const [typed, setTyped] = useState(() => fromHistory(history.state));
  return [
    typed,
    (next) => {
      history.replaceState({ ...(history.state as object | null), [PLACE]: next }, '');
      setTyped(next);
    },
  ];
}

function fromHistory(state: unknown): CompanyIdentity {
  const kept = (state as Readonly<Record<string, Partial<CompanyIdentity> | undefined>> | null)?.[PLACE];
  return { ...EMPTY_COMPANY, ...kept };
}
