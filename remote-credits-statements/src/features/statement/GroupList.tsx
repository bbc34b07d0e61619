import { useMemo } from 'react';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { RecordList, useDeferredSearch, useRecordList } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { Flows } from './Flows';
import { formatLongDay } from './format-short-day';
import { GroupCard } from './GroupCard';
import { GroupPanel } from './GroupPanel';
import { groupRows, type OperationGrouping, type OperationGroupRow } from './group-rows';
import { findOperations } from './listed-operations';
import { NothingFound } from './NothingFound';
import type { OperationsViewProps } from './OperationsView';
import { StatementBalance } from './StatementBalance';
import { StatementChips } from './StatementChips';
import type { StatementSearch } from './statement-search';
import { useGroupColumns } from './use-group-columns';
import { usePurpose } from './use-purpose';

const ALL_ROWS = (rows: readonly OperationGroupRow[]) => rows;

interface GroupListProps extends OperationsViewProps {
  by: OperationGrouping;
}

/** Statement grouped by counterparty, category or day, with the sums of each group. */
export function GroupList(props: GroupListProps) {
  const { answer, listed, search, onFilter, typing, tools, main, onView, onSearch, by } = props;
  const { t } = useTexts();
  const { language, session } = useSteadyShell();
  const columns = useGroupColumns(by);
  const searchText = useDeferredSearch(typing.typed, listed.rows.length);
  const getPurpose = usePurpose();
  const found = useMemo(
    () => findOperations(listed.rows, searchText, getPurpose),
    [listed.rows, searchText, getPurpose],
  );
  const groups = useMemo(
    () =>
      groupRows(found, by, ({ document, category, date }) => {
        if (by === 'date') return formatLongDay(date, session.bankDay, language);
        if (by === 'category') return t(`statement.categories.${category}`);
        return document.correspondentName || document.correspondent;
      }),
    [found, by, session.bankDay, language, t],
  );
  const list = useRecordList<OperationGroupRow>({
    name: 'statementGroups',
    rows: groups,
    columns,
    find: ALL_ROWS,
    typing,
  });
  return (
    <RecordList<OperationGroupRow>
      list={list}
      label={t(`statement.groups.${by}`)}
      titleOf={({ title }) => title}
      card={(group) => <GroupCard group={group} />}
      searchLabel={t('statement.find')}
      panel={{
        title: t('statement.details'),
        label: () => t('statement.toggleGroup'),
        hasOpener: true,
        content: (group) => (
          <GroupPanel
            group={group}
            onView={onView}
            onShowAll={() => onFilter({ group: 'day', ...getCondition(group, by) })}
          />
        ),
      }}
      header={
        <StatementChips onFilter={onFilter} onSearch={onSearch} all={listed.all} gap={listed.gap} balance={null} />
      }
      tools={tools(found)}
      main={main(found)}
      summary={<StatementBalance answer={answer} wrong={listed.wrong} />}
      sums={<Flows rows={found} />}
      empty={
        <NothingFound search={search} typed={list.typed} answer={answer} onFilter={onFilter} onSearch={onSearch} />
      }
    />
  );
}

/** Returns the condition that shows a group's operations: of a day, a statement of that day. */
function getCondition({ key, rows }: OperationGroupRow, by: OperationGrouping): Partial<StatementSearch> {
  switch (by) {
    case 'party':
      return { party: key };
    case 'category':
      return { category: rows[0]?.category ?? '' };
    case 'date':
      return { start: key, end: key };
  }
}
