import type { Employee } from '@ncb/shared-kernel/api/contract';
import { ListExport } from '@ncb/shared-kernel/blocks/list-export';
import { buildEmployeeTable } from './build-employee-table';
import { useRecordAction } from '../action-journal';
import { useTexts } from '../../texts';

interface EmployeeExportProps {
  employees: readonly Employee[];
  areSelected: boolean;
  /** Amounts are visible on the screen, so the file may contain them. */
  withAmounts: boolean;
}

export function EmployeeExport({ employees, areSelected, withAmounts }: EmployeeExportProps) {
  const { t, common } = useTexts();
  const recordAction = useRecordAction();
  return (
    <ListExport
      label={t('employees.export.action')}
      part={areSelected ? t('employees.export.selected', { count: employees.length }) : undefined}
      disabled={employees.length === 0}
      fileName={t('employees.export.fileName')}
      table={async () =>
        (await recordAction('export', 'employees', employees.length))
          ? buildEmployeeTable(employees, withAmounts, {
              heading: (column) =>
                column === 'amount' || column === 'paid_on'
                  ? t(`employees.columns.${column}`)
                  : t(`employees.fields.${column}`),
              status: (status) => common(`employeeStatus.${status}`),
            })
          : null
      }
    />
  );
}
