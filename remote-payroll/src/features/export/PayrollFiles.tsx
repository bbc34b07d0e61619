import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTexts } from '../../texts';
import { PAYROLL_EXPORT_FORMATS, usePayrollExport, type PayrollToExport } from './use-payroll-export';

interface PayrollFilesProps {
  payroll: PayrollToExport;
}

export function PayrollFiles({ payroll }: PayrollFilesProps) {
  const { t, common } = useTexts();
  const { save, isBusy } = usePayrollExport();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: PAYROLL_EXPORT_FORMATS.map((format) => ({
          key: format,
          label: (
            <span data-action={`export-${format}`}>
              {format === 'iBank2' ? t('export.iBank2') : common(`exportFormat.${format}`)}
            </span>
          ),
          onClick: () => save(payroll, format),
        })),
      }}
    >
      <Button icon={<DownloadOutlined aria-hidden />} loading={isBusy} data-action="export">
        {t('export.action')}
      </Button>
    </Dropdown>
  );
}
