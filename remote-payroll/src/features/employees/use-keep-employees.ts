import { useQueryClient } from '@tanstack/react-query';
import { saveEmployees } from '@ncb/shared-kernel/api/contract';
import { useKeepRecords, type KeepRecords, type KeepRecordsOptions } from '@ncb/shared-kernel/blocks/files';
import { employeeKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useIntentionKey } from '@ncb/shared-kernel/ui';
import { isReady, withResults, type ImportedEmployee, type JudgedEmployee } from './imported-employees';

/** Saves the employees of a file in one call; a repeated call stores no employee twice. */
export function useKeepEmployees(
  judge: KeepRecordsOptions<JudgedEmployee, ImportedEmployee>['judge'],
): KeepRecords<JudgedEmployee, ImportedEmployee> {
  const { api, session } = useShell();
  const cache = useQueryClient();
  const keyFor = useIntentionKey();
  return useKeepRecords<ImportedEmployee, JudgedEmployee>({
    judge,
    isReady,
    store: async (rows, sent) => {
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
    },
  });
}
