import { useMemo } from 'react';
import { isRefusalCode } from '@ncb/shared-kernel/domain';
import { IMPORT_COLUMNS, type ImportColumn } from '@ncb/shared-kernel/domain/rules';
import { problemText, refusalText } from '@ncb/shared-kernel/ui';
import type { RowStatus } from './imported-row';
import type { RowProblem } from './row-problems';
import { useTexts } from '../../texts';

export interface RowWords {
  problem(problem: RowProblem): string;
  /** The same with the name of its column before it, where it does not stand under it. */
  problemWithColumn(problem: RowProblem): string;
  status(status: RowStatus): string;
  column(column: ImportColumn): string;
}

/** What rows and their problems are called in the user's language. */
export function useRowWords(): RowWords {
  const { t, common } = useTexts();
  return useMemo(() => {
    const problem = ({ key, params, from, sentence }: RowProblem) => {
      if (from === 'file') return t('impex.rows.repeated');
      const isRefusal = sentence !== null || (from === 'bank' && key !== 'duplicateNumber' && isRefusalCode(key));
      return isRefusal ? refusalText(common, key, params, sentence) : problemText(common, key, params);
    };
    return {
      problem,
      problemWithColumn: (found) => {
        const column = IMPORT_COLUMNS.find((known) => known === found.column);
        return column ? `${t(`impex.columns.${column}`)}: ${problem(found)}` : problem(found);
      },
      status: (status) => t(`impex.status.${status}`),
      column: (column) => t(`impex.columns.${column}`),
    };
  }, [t, common]);
}
