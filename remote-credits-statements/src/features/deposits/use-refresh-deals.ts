import { useQueryClient } from '@tanstack/react-query';
import { accountKeys, dealKeys, statementKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';

/** Returns a function that refreshes everything a deposit changes: deposits, applications, balances, statements. */
export function useRefreshDeals(): () => Promise<void> {
  const { session } = useShell();
  const cache = useQueryClient();
  const { companyRef } = session;
  return async () => {
    const old = [dealKeys.all(companyRef), accountKeys.all(companyRef), statementKeys.all(companyRef)];
    await Promise.all(old.map((queryKey) => cache.invalidateQueries({ queryKey })));
  };
}
