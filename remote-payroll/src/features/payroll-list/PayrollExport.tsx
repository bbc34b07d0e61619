import { ListExport } from '@ncb/shared-kernel/blocks/list-export';
import type { ListedPayroll } from './listed-payroll';
import { useTypeNames } from '../use-type-names';
import { useRecordAction } from '../action-journal';
import { useTexts } from '../../texts';

interface PayrollExportProps {
  payrolls: readonly ListedPayroll[];
  areSelected: boolean;
}

export function PayrollExport({ payrolls, areSelected }: PayrollExportProps) {
  const { t, common } = useTexts();
  const { nameOf } = useTypeNames();
  const recordAction = useRecordAction();
  return (
    <ListExport
      label={t('list.export.action')}
      part={areSelected ? t('list.export.selected', { count: payrolls.length }) : undefined}
      disabled={payrolls.length === 0}
      fileName={t('list.export.fileName')}
      table={async () => {
        const { buildPayrollTable } = await import('./build-payroll-table');
        if (!(await recordAction('export', 'payrolls', payrolls.length))) return null;
        return buildPayrollTable(payrolls, {
          heading: (column) => t(`list.columns.${column}`),
          typeName: nameOf,
          status: (status) => common(`documentStatus.${status}`),
        });
      }}
    />
  );
}
