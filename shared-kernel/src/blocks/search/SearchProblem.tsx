import { Button } from 'antd';
import type { Problem } from '../../domain';
import { EmptyView, getProblemText } from '../../ui';
import { useTexts } from './texts';

export interface SearchProblemProps {
  problem: Problem;
  onSearch: () => void;
}

/** Problem of the search in the address; nothing is requested until it is corrected. */
export function SearchProblem({ problem, onSearch }: SearchProblemProps) {
  const { t, common } = useTexts();
  return (
    <div role="alert" data-problem={problem.key}>
      <EmptyView text={getProblemText(common, problem.key, problem.params)}>
        <Button type="primary" onClick={onSearch} data-action="changeSearch">
          {t('change')}
        </Button>
      </EmptyView>
    </div>
  );
}
