import { Button } from 'antd';
import { useMemo, type ReactNode } from 'react';
import type { PairChecks } from '@ncb/shared-kernel/blocks/account-code';
import type { Employee } from '@ncb/shared-kernel/api/contract';
import { canEditEmployee, joinFullName } from '@ncb/shared-kernel/domain/rules';
import { EmployeeStatus } from '@ncb/shared-kernel/domain/vocabulary';
import {
  EmptyView,
  EVERY_ROW,
  FilterChip,
  getHeaderLayout,
  RecordList,
  SelectionBar,
  ToggleChip,
  useListLayout,
  type ListAnswer,
  type RecordListState,
} from '@ncb/shared-kernel/ui';
import { EmployeeCard } from './EmployeeCard';
import { EmployeeMenu } from './EmployeeMenu';
import { EmployeeFoot, EmployeePanel } from './EmployeePanel';
import { NO_EMPLOYEE_FILTER, type EmployeeFilter } from './filter-employees';
import { useTexts } from '../../texts';

interface EmployeeListProps {
  list: RecordListState<Employee>;
  answer: ListAnswer;
  /** True if the company has no employee at all. */
  isEmpty: boolean;
  filter: EmployeeFilter;
  onFilter: (filter: EmployeeFilter) => void;
  areShown: boolean;
  checks: PairChecks;
  onShow: (areShown: boolean) => void;
  tools: ReactNode;
  main: ReactNode;
  onEdit: (employee: Employee) => void;
  onDelete: (employees: readonly Employee[]) => void;
}

export function EmployeeList(props: EmployeeListProps) {
  const { list, answer, isEmpty, filter, onFilter, areShown, checks, onShow, tools, main, onEdit, onDelete } = props;
  const { t } = useTexts();
  const panel = useMemo(
    () => ({
      title: t('employees.card.title'),
      label: (employee: Employee) => t('employees.list.toggle', { name: joinFullName(employee) }),
      hasOpener: true,
      heading: (employee: Employee) => <h2>{joinFullName(employee)}</h2>,
      content: (employee: Employee) => <EmployeePanel employee={employee} areShown={areShown} onShow={onShow} />,
      foot: (employee: Employee) => <EmployeeFoot employee={employee} onEdit={onEdit} />,
    }),
    [t, areShown, onShow, onEdit],
  );
  const clear = () => {
    list.search('');
    onFilter(NO_EMPLOYEE_FILTER);
  };
  return (
    <RecordList<Employee>
      list={list}
      label={t('employees.list.label')}
      titleOf={joinFullName}
      searchLabel={t('employees.list.find')}
      canSelect={EVERY_ROW}
      panel={panel}
      menu={(employee) => <EmployeeMenu employee={employee} onEdit={onEdit} onDelete={(one) => onDelete([one])} />}
      card={(employee) => <EmployeeCard employee={employee} areShown={areShown} checks={checks} />}
      header={<Filters filter={filter} onFilter={onFilter} />}
      tools={tools}
      main={main}
      selection={(selectionTools) => <ChosenEmployees list={list} tools={selectionTools} onDelete={onDelete} />}
      answer={answer}
      nothing={isEmpty && t('employees.list.empty')}
      empty={
        <EmptyView text={t('employees.list.nothing')}>
          <Button onClick={clear} data-action="clearFilter">
            {t('employees.list.clear')}
          </Button>
        </EmptyView>
      }
    />
  );
}

function Filters({ filter, onFilter }: Pick<EmployeeListProps, 'filter' | 'onFilter'>) {
  const { t, common } = useTexts();
  const { width } = useListLayout();
  const { status, isOwn } = filter;
  const room = getHeaderLayout(width);
  if (room === 'signs') return null;
  return (
    <>
      <FilterChip
        label={t('employees.list.status')}
        value={status && common(`employeeStatus.${status}`)}
        menu={{
          items: Object.values(EmployeeStatus).map((one) => ({ key: one, label: common(`employeeStatus.${one}`) })),
          onClick: ({ key }) => onFilter({ ...filter, status: key as EmployeeStatus }),
        }}
        onClear={status ? () => onFilter({ ...filter, status: null }) : undefined}
        data-action="chooseStatus"
        data-field="status"
      />
      {(room !== 'one' || isOwn) && (
        <ToggleChip
          isOn={isOwn}
          onToggle={(next) => onFilter({ ...filter, isOwn: next })}
          label={t('employees.list.ownOnly')}
          data-field="ownOnly"
        >
          {t('employees.list.ownOnly')}
        </ToggleChip>
      )}
    </>
  );
}

type ChosenProps = Pick<EmployeeListProps, 'list' | 'tools' | 'onDelete'>;

function ChosenEmployees({ list, tools, onDelete }: ChosenProps) {
  const { t } = useTexts();
  const { selected } = list;
  const own = selected.filter(canEditEmployee);
  const locked = selected.length - own.length;
  return (
    <SelectionBar
      list={list}
      text={t('employees.list.selected', { count: selected.length })}
      tools={tools}
      note={locked > 0 && <span>{t('employees.list.fromBank', { count: locked })}</span>}
    >
      <Button danger disabled={own.length === 0} onClick={() => onDelete(own)} data-action="delete">
        {t('employees.list.deleteSome', { count: own.length })}
      </Button>
    </SelectionBar>
  );
}
