import { LockOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { memo } from 'react';
import type { Employee } from '@ncb/shared-kernel/api/contract';
import { canEditEmployee, joinFullName } from '@ncb/shared-kernel/domain/rules';
import { EmployeeStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { RecordOpener, StatusTag } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface CellProps {
  employee: Employee;
}

export const EmployeeName = memo(function EmployeeName({ employee }: CellProps) {
  const { t } = useTexts();
  const name = joinFullName(employee);
  return (
    <Flex gap="small">
      <RecordOpener id={employee.id} label={t('employees.list.toggle', { name })} className="ncb-cut" title={name}>
        {name}
      </RecordOpener>
      {!canEditEmployee(employee) && <LockOutlined className="ncb-quiet" aria-label={t('employees.card.bank')} />}
    </Flex>
  );
});

export const WorkTag = memo(function WorkTag({ employee: { status } }: CellProps) {
  const { common } = useTexts();
  const works = status === EmployeeStatus.active;
  return (
    <StatusTag status={works ? 1 : 0} tone={works ? 'good' : 'neutral'}>
      {common(`employeeStatus.${status}`)}
    </StatusTag>
  );
});
