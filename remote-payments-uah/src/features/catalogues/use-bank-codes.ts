import { useMemo } from 'react';
import { useBanks } from '@ncb/shared-kernel/queries';

/** Codes of all banks of the country; null while the bank has not told them. */
export function useBankCodes(): ReadonlySet<string> | null {
  const rows = useBanks().data?.rows;
  return useMemo(() => (rows ? new Set(rows.map(({ code }) => code)) : null), [rows]);
}
