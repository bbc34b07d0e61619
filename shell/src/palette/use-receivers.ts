import { useMemo } from 'react';
import type { Correspondent } from '@ncb/shared-kernel/api/contract';
import { toSearchText } from '@ncb/shared-kernel/domain/text';
import { CATALOGUE_STALE_MS, createCorrespondentsQuery, useAnswer } from '@ncb/shared-kernel/queries';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import type { Searchable } from './find-matches';

/** Loads the company's catalogue of counterparties once, so that typing does not wait for the bank. */
export function useReceivers(isEnabled: boolean) {
  const { key, ask } = createCorrespondentsQuery(useSteadyShell());
  const answer = useAnswer(key, ask, { enabled: isEnabled, staleTime: CATALOGUE_STALE_MS });
  const { data } = answer;
  const receivers = useMemo(
    (): readonly Searchable<Correspondent>[] =>
      (data?.rows ?? []).map((item) => ({
        item,
        text: toSearchText(`${item.name} ${item.code} ${item.iban}`),
      })),
    [data],
  );
  return { answer, receivers };
}
