import { useMemo } from 'react';
import { useBanks } from '@ncb/shared-kernel/queries';

/** Returns the codes of all Ukrainian banks; null while loading. */
export function useBankCodes(): ReadonlySet<string> | null {
  const rows = useBanks().data?.rows;
  return useMemo(() => (rows ? new Set(rows.map(({ code }) => code)) : null), [rows]);
}
