import { useQueryClient } from '@tanstack/react-query';
import { importCorrespondents } from '@ncb/shared-kernel/api/contract';
import { useKeepRecords, type KeepRecords, type KeepRecordsOptions } from '@ncb/shared-kernel/blocks/files';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { catalogueKeys } from '@ncb/shared-kernel/queries';
import { rowOfCorrespondent } from './correspondent-values';
import { isReady, withBankProblems, type ImportedRow, type JudgedRow } from './imported-rows';

/** Adds valid counterparties in one call: all or, if one is refused, none. */
export function useKeepImported(
  judge: KeepRecordsOptions<JudgedRow, ImportedRow>['judge'],
): KeepRecords<JudgedRow, ImportedRow> {
  const { api, session } = useShell();
  const cache = useQueryClient();
  return useKeepRecords<ImportedRow, JudgedRow>({
    judge,
    isReady,
    store: async (rows, sent) => {
      const outcome = await api.call(importCorrespondents, {
        rows: sent.map(({ draft }) => rowOfCorrespondent(draft)),
      });
      if (!outcome.ok) {
        const { failure } = outcome;
        const refused = failure.kind === 'refused' ? withBankProblems(rows, sent, failure.problems) : rows;
        return { rows: refused, kept: 0, failure };
      }
      await cache.invalidateQueries({ queryKey: catalogueKeys.rows(session.companyRef, 'correspondents') });
      return {
        rows: rows.map((row) => (sent.includes(row) ? { ...row, isSaved: true } : row)),
        kept: outcome.value.added ?? sent.length,
        failure: null,
      };
    },
  });
}
