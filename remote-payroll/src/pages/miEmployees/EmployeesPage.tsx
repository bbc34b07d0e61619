import { usePairChecks } from '@ncb/shared-kernel/blocks/account-code';
import { usePastedFile } from '@ncb/shared-kernel/blocks/files';
import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import type { Employee } from '@ncb/shared-kernel/api/contract';
import { useEmployees } from '@ncb/shared-kernel/queries';
import {
  AnswerRefresh,
  PageHeader,
  UndoBar,
  useOnDemand,
  useRecordList,
  useUndoableDeletion,
} from '@ncb/shared-kernel/ui';
import { AmountsSwitch } from '../../features/amounts';
import {
  toEmployeeToSave,
  getEmployeeValues,
  EmployeeDialog,
  EmployeeExport,
  EmployeeList,
  NO_EMPLOYEE_FILTER,
  filterEmployees,
  findEmployees,
  useChangeEmployees,
  useEmployeeColumns,
  toReceiverPair,
} from '../../features/employees';
import { useTexts } from '../../texts';

const NO_EMPLOYEES: readonly Employee[] = [];

/**
 * Page of employees; salaries are hidden until the user asks to see them. Source:
 * docs/requirements/currency-payroll-credits-statements.md#employee, docs/requirements/payroll.md#who-sees-salaries.
 */
export function EmployeesPage() {
  const { t } = useTexts();
  const [areShown, show] = useState(false);
  const [filter, setFilter] = useState(NO_EMPLOYEE_FILTER);
  /** Null while closed; `employee` null for a new one. */
  const [edited, setEdited] = useState<{ readonly employee: Employee | null } | null>(null);
  const answer = useEmployees();
  const all = answer.data?.employees ?? NO_EMPLOYEES;
  const change = useChangeEmployees(all);
  const deletion = useUndoableDeletion(change.drop);
  const { hidden } = deletion;
  const employees = useMemo(() => all.filter(({ id }) => !hidden.has(id)), [all, hidden]);
  const rows = useMemo(() => filterEmployees(employees, filter), [employees, filter]);
  const { checks } = usePairChecks(useMemo(() => all.map(toReceiverPair), [all]));
  const columns = useEmployeeColumns(areShown, checks);
  const list = useRecordList<Employee>({ name: 'employees', rows, columns, find: findEmployees });
  const { selected } = list.marks;
  const edit = useCallback((employee: Employee) => setEdited({ employee }), []);
  const remove = (gone: readonly Employee[]) => {
    const ids = new Set(gone.map(({ id }) => id));
    deletion.remove([...ids]);
    selected.set([...selected.ids].filter((id) => !ids.has(id)));
  };
  const importing = useEmployeeImport(answer.isSuccess && edited === null);
  const chosen = list.selected.length > 0 ? list.selected : list.rows;

  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited({ employee: null })} data-action="add">
      {t('employees.actions.add')}
    </Button>
  );
  const fromFile = (
    <Button
      icon={<ImportOutlined />}
      loading={importing.isLoading}
      onClick={() => void importing.show()}
      data-action="import"
    >
      {t('employees.actions.import')}
    </Button>
  );
  return (
    <div className="ncb-page" data-page="miEmployees">
      <PageHeader title={t('employees.title')}>
        <Flex gap="small" align="center">
          {answer.isSuccess && !importing.Component && <AmountsSwitch areShown={areShown} onShow={show} />}
          <AnswerRefresh answer={answer} />
        </Flex>
      </PageHeader>
      {importing.Component ? (
        <importing.Component existing={all} first={importing.pasted} onClose={importing.close} />
      ) : (
        <EmployeeList
          list={list}
          answer={answer}
          isEmpty={employees.length === 0}
          filter={filter}
          onFilter={setFilter}
          areShown={areShown}
          checks={checks}
          onShow={show}
          tools={
            <>
              {list.selected.length === 0 && fromFile}
              <EmployeeExport employees={chosen} areSelected={list.selected.length > 0} withAmounts={areShown} />
            </>
          }
          main={add}
          onEdit={edit}
          onDelete={remove}
        />
      )}
      <UndoBar deletion={deletion} text={t('employees.list.deleted', { count: deletion.waiting.length })} />
      {edited && (
        <EmployeeDialog
          title={edited.employee ? joinFullName(edited.employee) : t('employees.actions.add')}
          initialValues={getEmployeeValues(edited.employee)}
          others={employees.filter(({ id }) => id !== edited.employee?.id)}
          onKeep={(values) => change.save(toEmployeeToSave(values, edited.employee?.id ?? null))}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

async function loadImport() {
  const { EmployeeImport } = await import('../../features/employees/EmployeeImport');
  return EmployeeImport;
}

/**
 * Import of employees from a file, chosen or pasted.
 * @param isList true while only the list is shown, which takes pasted files
 */
function useEmployeeImport(isList: boolean) {
  const { Component, isLoading, show, hide } = useOnDemand(loadImport);
  const [pasted, setPasted] = useState<File | null>(null);
  usePastedFile({
    isOn: isList && !Component,
    isBlockOnly: true,
    onFile(file) {
      setPasted(file);
      void show();
    },
  });
  const close = () => {
    setPasted(null);
    hide();
  };
  return { Component, isLoading, show, pasted, close };
}
