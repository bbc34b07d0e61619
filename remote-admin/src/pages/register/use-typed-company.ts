import { useState } from 'react';
import type { CompanyIdentity } from '@ncb/shared-kernel/domain/rules';
import { EMPTY_COMPANY } from '../../features/registration/empty-company';

const PLACE = 'ncbCompany';

/**
 * Keeps account and code of the first step in the history entry of this tab: a reload restores them, no site storage
 * holds them.
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
