import { useMemo } from 'react';
import { listAccounts, type Account } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { toSearchText } from '@ncb/shared-kernel/domain/text';
import { isClosed } from '@ncb/shared-kernel/domain/vocabulary';
import { accountKeys, useAnswer } from '@ncb/shared-kernel/queries';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import type { Searchable } from './find-matches';

/** Loads the company's accounts, found by name, number and currency; none while loading and if the bank refuses them. */
export function useAccounts(isEnabled: boolean): readonly Searchable<Account>[] {
  const { api, session } = useSteadyShell();
  const { data } = useAnswer(accountKeys.all(session.companyRef), (signal) => api.call(listAccounts, {}, { signal }), {
    enabled: isEnabled,
  });
  return useMemo(
    () =>
      (data?.accounts ?? [])
        .filter(({ status }) => !isClosed(status))
        .map((item) => ({
          item,
          text: toSearchText(`${item.comment} ${item.iban} ${formatIban(item.iban)} ${item.currencyLetters}`),
        })),
    [data],
  );
}
