import { useCallback } from 'react';
import type { LineCounts } from '@ncb/shared-kernel/domain/statement';
import { useTexts } from '../../texts';

/** Gives the words of counted lines: `12 operations · 3 revaluations`; a kind that is not there is left out. */
export function useLineWords(): (counts: LineCounts) => string {
  const { t } = useTexts();
  return useCallback(
    ({ operations, revaluations }) =>
      [
        (operations > 0 || revaluations === 0) && t('statement.operations', { count: operations }),
        revaluations > 0 && t('statement.revaluations', { count: revaluations }),
      ]
        .filter(Boolean)
        .join(' · '),
    [t],
  );
}
