import { memo } from 'react';
import type { Employee } from '@ncb/shared-kernel/api/contract';
import { canEditEmployee, joinFullName } from '@ncb/shared-kernel/domain/rules';
import { RowMenu, RowMenuItems } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface EmployeeMenuProps {
  employee: Employee;
  onEdit: (employee: Employee) => void;
  onDelete: (employee: Employee) => void;
}

/**
 * Row menu of an employee; the bank's data cannot be changed. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-rows.
 */
export const EmployeeMenu = memo(function EmployeeMenu({ employee, onEdit, onDelete }: EmployeeMenuProps) {
  const { t, common } = useTexts();
  const isLocked = !canEditEmployee(employee);
  const title = isLocked ? t('employees.actions.locked') : undefined;
  return (
    <RowMenu label={t('employees.list.actions', { name: joinFullName(employee) })}>
      {(close) => (
        <RowMenuItems
          items={[
            {
              key: 'edit',
              disabled: isLocked,
              label: (
                <span title={title} data-action="edit">
                  {t('employees.actions.edit')}
                </span>
              ),
            },
            {
              key: 'delete',
              disabled: isLocked,
              danger: true,
              label: (
                <span title={title} data-action="delete">
                  {common('common.delete')}
                </span>
              ),
            },
          ]}
          onChoose={(key) => (key === 'edit' ? onEdit(employee) : onDelete(employee))}
          onClose={close}
        />
      )}
    </RowMenu>
  );
});
