import { useQueryClient } from '@tanstack/react-query';
import { importCorrespondents } from '@ncb/shared-kernel/api/contract';
import { useSaveRecords, type SaveRecords, type SaveRecordsOptions } from '@ncb/shared-kernel/blocks/files';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { catalogueKeys } from '@ncb/shared-kernel/queries';
import { toCorrespondentRow } from './correspondent-values';
import { isReady, addServerProblems, type ImportedRow, type CheckedRow } from './imported-rows';

/** Adds valid counterparties in one call: all or, if one is refused, none. */
export function useSaveImported(
  judge: SaveRecordsOptions<CheckedRow, ImportedRow>['judge'],
): SaveRecords<CheckedRow, ImportedRow> {
  const { api, session } = useShell();
  const cache = useQueryClient();
  return useSaveRecords<ImportedRow, CheckedRow>({
    judge,
    isReady,
    store: async (rows, sent) => {
      const outcome = await api.call(importCorrespondents, {
        rows: sent.map(({ draft }) => toCorrespondentRow(draft)),
      });
      if (!outcome.ok) {
        const { failure } = outcome;
        const refused = failure.kind === 'refused' ? addServerProblems(rows, sent, failure.problems) : rows;
        return { rows: refused, savedCount: 0, failure };
      }
      await cache.invalidateQueries({ queryKey: catalogueKeys.rows(session.companyRef, 'correspondents') });
      return {
        rows: rows.map((row) => (sent.includes(row) ? { ...row, isSaved: true } : row)),
        savedCount: outcome.value.added ?? sent.length,
        failure: null,
      };
    },
  });
}
