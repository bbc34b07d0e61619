import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { saveEmployees } from '@ncb/shared-kernel/api/contract';
import { employeeKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useIntentionKey } from '@ncb/shared-kernel/ui';
import { isReady, withResults, type ImportedEmployee, type JudgedEmployee } from './imported-employees';

export interface KeepEmployees {
  readonly isBusy: boolean;
  /** Why nothing was kept; null while nothing has failed. */
  readonly failure: ApiFailure | null;
  /** How many the bank has kept; null before the first answer. */
  readonly saved: number | null;
  /** Keeps the rows that are right. @returns all rows with what became of them */
  keep(rows: readonly JudgedEmployee[]): Promise<readonly ImportedEmployee[]>;
}

/** Stores the employees of a file by one call; asked again after no answer, it stores nobody twice. */
export function useKeepEmployees(): KeepEmployees {
  const { api, session } = useShell();
  const cache = useQueryClient();
  const keyFor = useIntentionKey();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [saved, setSaved] = useState<number | null>(null);
  return {
    isBusy,
    failure,
    saved,
    async keep(rows) {
      const sent = rows.filter(isReady);
      const request = { employees: sent.map(({ draft }) => draft) };
      setBusy(true);
      setFailure(null);
      const outcome = await api.call(saveEmployees, request, { idempotencyKey: keyFor(request) });
      setBusy(false);
      if (!outcome.ok) {
        setFailure(outcome.failure);
        return rows;
      }
      const { results } = outcome.value;
      setSaved((before) => (before ?? 0) + results.filter(({ id }) => id !== null).length);
      await cache.invalidateQueries({ queryKey: employeeKeys.list(session.companyRef) });
      return withResults(rows, sent, results);
    },
  };
}
