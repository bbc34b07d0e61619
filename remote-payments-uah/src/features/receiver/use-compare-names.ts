import { useEffect, useState } from 'react';
import type { CompareNames } from '@ncb/shared-kernel/domain/warnings';

/** Loads the comparison of names. Without its code every other name is another one: a warning too many is no harm. */
export async function loadCompareNames(): Promise<CompareNames> {
  try {
    return (await import('@ncb/shared-kernel/domain/receiver-name')).isSameName;
  } catch {
    return () => false;
  }
}

/** Returns the comparison of names once it is needed and loaded. */
export function useCompareNames(isNeeded: boolean): CompareNames | null {
  const [compare, setCompare] = useState<{ readonly isSameName: CompareNames } | null>(null);
  useEffect(() => {
    if (isNeeded) void loadCompareNames().then((isSameName) => setCompare({ isSameName }));
  }, [isNeeded]);
  return compare?.isSameName ?? null;
}
