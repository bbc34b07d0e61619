import { useState } from 'react';
import type { CompanyIdentity } from '@ncb/shared-kernel/domain/rules';
import { EMPTY_COMPANY } from '../../features/registration';

const STATE_KEY = 'ncbCompany';

/**
 * Keeps account and code of the first step in the history entry of this tab: a reload restores them, no site storage
 * holds them.
 */
export function useTypedCompany(): [CompanyIdentity, (typed: CompanyIdentity) => void] {
  const [typed, setTyped] = useState(() => readHistoryState(history.state));
  return [
    typed,
    (next) => {
      history.replaceState({ ...(history.state as object | null), [STATE_KEY]: next }, '');
      setTyped(next);
    },
  ];
}

function readHistoryState(state: unknown): CompanyIdentity {
  const saved = (state as Readonly<Record<string, Partial<CompanyIdentity> | undefined>> | null)?.[STATE_KEY];
  return { ...EMPTY_COMPANY, ...saved };
}
