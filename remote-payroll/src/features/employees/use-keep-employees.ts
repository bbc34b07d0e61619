import { useQueryClient } from '@tanstack/react-query';
import { saveEmployees } from '@ncb/shared-kernel/api/contract';
import { useKeepRecords, type KeepRecords } from '@ncb/shared-kernel/blocks/files';
import { employeeKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useIntentionKey } from '@ncb/shared-kernel/ui';
import { isReady, withResults, type ImportedEmployee, type JudgedEmployee } from './imported-employees';

/** Stores the employees of a file by one call; asked again after no answer, it stores nobody twice. */
export function useKeepEmployees(): KeepRecords<JudgedEmployee, ImportedEmployee> {
  const { api, session } = useShell();
  const cache = useQueryClient();
  const keyFor = useIntentionKey();
  return useKeepRecords(async (rows) => {
    const sent = rows.filter(isReady);
    const request = { employees: sent.map(({ draft }) => draft) };
    const outcome = await api.call(saveEmployees, request, { idempotencyKey: keyFor(request) });
    if (!outcome.ok) return { rows, kept: 0, failure: outcome.failure };
    const { results } = outcome.value;
    await cache.invalidateQueries({ queryKey: employeeKeys.list(session.companyRef) });
    return {
      rows: withResults(rows, sent, results),
      kept: results.filter(({ id }) => id !== null).length,
      failure: null,
    };
  });
}
