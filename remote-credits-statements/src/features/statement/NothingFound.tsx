import { Button } from 'antd';
import { EmptyView, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { AccountTotal } from './AccountTotal';
import type { StatementAnswer } from './shown-statement';
import { isFiltered, NO_FILTER, type StatementSearch, type SearchChange } from './statement-search';

interface NothingFoundProps {
  search: StatementSearch;
  typed: string;
  answer: StatementAnswer;
  onFilter: SearchChange;
  onSearch: () => void;
}

export function NothingFound({ search, typed, answer, onFilter, onSearch }: NothingFoundProps) {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const { group } = search;
  if (isFiltered(search) || typed.trim() !== '') {
    return (
      <EmptyView text={common('common.nothingFound')}>
        <Button onClick={() => onFilter({ ...NO_FILTER, group })} data-action="showAll">
          {t('statement.dropFilters')}
        </Button>
      </EmptyView>
    );
  }
  const { accounts } = answer.statement;
  return (
    <>
      <EmptyView text={t('statement.nothing', { start: formatDay(answer.start), end: formatDay(answer.end) })}>
        <Button type="primary" onClick={onSearch} data-action="changeSearch">
          {t('statement.otherPeriod')}
        </Button>
      </EmptyView>
      {accounts.map((account) => (
        <AccountTotal key={account.accountId ?? account.iban} account={account} />
      ))}
    </>
  );
}
