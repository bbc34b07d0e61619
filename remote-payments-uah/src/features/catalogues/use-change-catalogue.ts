import { useQueryClient } from '@tanstack/react-query';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '@ncb/shared-kernel/ui';
import { catalogueKeys } from '@ncb/shared-kernel/queries';
import type { Catalogue, NewRow } from './catalogue';
import { useTexts } from '../../texts';

interface ChangeCatalogue<Row> {
  /**
   * Adds a row.
   * @returns problems of its fields; null if it is stored or another failure was shown
   */
  insert(row: NewRow<Row>, existing: readonly Row[]): Promise<readonly FieldProblem[] | null>;
  update(row: Row): Promise<readonly FieldProblem[] | null>;
  drop(ids: readonly string[]): Promise<void>;
}

export function useChangeCatalogue<Row extends { readonly id: string }>(
  catalogue: Catalogue<Row>,
): ChangeCatalogue<Row> {
  const { api, session, notify } = useShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();

  const reload = () => cache.invalidateQueries({ queryKey: catalogueKeys.rows(session.companyRef, catalogue.name) });
  type Answer = Awaited<ReturnType<typeof catalogue.update>>;
  const handleOutcome = async (outcome: Answer): Promise<readonly FieldProblem[] | null> => {
    if (outcome.ok) {
      notify('success', t('catalogues.catalogChangeSuccess'));
      await reload();
      return null;
    }
    const { failure } = outcome;
    if (failure.kind === 'refused' && failure.problems.length > 0) return failure.problems;
    notify('error', t('catalogues.changeFailed', { reason: getFailureText(common, failure) }));
    return [];
  };

  return {
    async insert(row, existing) {
      const outcome = await catalogue.insert(api, row);
      // The server answers an existing row with its id and changes nothing.
      const isExisting = outcome.ok && existing.some(({ id }) => id === outcome.value.id);
      return isExisting ? [{ field: catalogue.mainField, key: 'recordExists', params: {} }] : handleOutcome(outcome);
    },
    update: async (row) => handleOutcome(await catalogue.update(api, row)),
    async drop(ids) {
      const outcome = await catalogue.drop(api, ids);
      if (!outcome.ok)
        notify('error', t('catalogues.changeFailed', { reason: getFailureText(common, outcome.failure) }));
      await reload();
    },
  };
}
