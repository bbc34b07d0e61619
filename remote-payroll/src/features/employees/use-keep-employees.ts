import { useQueryClient } from '@tanstack/react-query';
import { saveEmployees } from '@ncb/shared-kernel/api/contract';
import { useSaveRecords, type SaveRecords, type SaveRecordsOptions } from '@ncb/shared-kernel/blocks/files';
import { employeeKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useIdempotencyKey } from '@ncb/shared-kernel/ui';
import { isReady, mergeSaveResults, type ImportedEmployee, type JudgedEmployee } from './imported-employees';

/** Saves the employees of a file in one call; a repeated call stores no employee twice. */
export function useKeepEmployees(
  judge: SaveRecordsOptions<JudgedEmployee, ImportedEmployee>['judge'],
): SaveRecords<JudgedEmployee, ImportedEmployee> {
  const { api, session } = useShell();
  const cache = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useSaveRecords<ImportedEmployee, JudgedEmployee>({
    judge,
    isReady,
    store: async (rows, sent) => {
      const request = { employees: sent.map(({ draft }) => draft) };
      const outcome = await api.call(saveEmployees, request, { idempotencyKey: keyFor(request) });
      if (!outcome.ok) return { rows, savedCount: 0, failure: outcome.failure };
      const { results } = outcome.value;
      await cache.invalidateQueries({ queryKey: employeeKeys.list(session.companyRef) });
      return {
        rows: mergeSaveResults(rows, sent, results),
        savedCount: results.filter(({ id }) => id !== null).length,
        failure: null,
      };
    },
  });
}
