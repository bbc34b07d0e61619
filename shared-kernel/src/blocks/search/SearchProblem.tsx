import { Button } from 'antd';
import type { Problem } from '../../domain';
import { getProblemText, StateView } from '../../ui';
import { useTexts } from './texts';

export interface SearchProblemProps {
  problem: Problem;
  onSearch: () => void;
}

/** Problem of the search in the address; nothing is requested until it is corrected. */
export function SearchProblem({ problem, onSearch }: SearchProblemProps) {
  const { t, common } = useTexts();
  return (
    <StateView title={getProblemText(common, problem.key, problem.params)} problem={problem.key} isAlert>
      <Button type="primary" onClick={onSearch} data-action="changeSearch">
        {t('change')}
      </Button>
    </StateView>
  );
}
