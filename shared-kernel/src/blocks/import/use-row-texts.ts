import { useMemo } from 'react';
import { isRefusalCode } from '../../domain';
import { getProblemText, getRefusalText } from '../../ui';
import { useImportKind } from './import-kind';
import type { RowStatus } from './imported-row';
import type { RowProblem } from './get-row-problems';
import { useTexts } from './texts';

interface RowTexts {
  problem(problem: RowProblem): string;
  /** Problem text after the column name, for use outside the column. */
  problemWithColumn(problem: RowProblem): string;
  status(status: RowStatus): string;
  column(column: string): string;
}

export function useRowTexts(): RowTexts {
  const { t, common } = useTexts();
  const { rules, labelOf } = useImportKind();
  return useMemo(() => {
    const problem = ({ key, params, from, sentence }: RowProblem) => {
      if (from === 'file') return t('rows.repeated');
      const isRefusal = sentence !== null || (from === 'bank' && key !== 'duplicateNumber' && isRefusalCode(key));
      return isRefusal ? getRefusalText(common, key, params, sentence) : getProblemText(common, key, params);
    };
    return {
      problem,
      problemWithColumn: (found) =>
        rules.columns.includes(found.column) ? `${labelOf(found.column)}: ${problem(found)}` : problem(found),
      status: (status) => t(`status.${status}`),
      column: labelOf,
    };
  }, [t, common, rules, labelOf]);
}
