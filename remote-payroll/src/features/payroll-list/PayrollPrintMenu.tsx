import { PrinterOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { PayrollPrint } from '../printing';
import type { ListedPayroll } from './listed-payroll';
import { PAYROLL_PRINTOUTS, getPrintBlocker } from './get-print-blocker';
import { useTexts } from '../../texts';

interface PayrollPrintMenuProps {
  payrolls: readonly ListedPayroll[];
  areSelected: boolean;
  onPrint: PayrollPrint['print'];
}

export function PayrollPrintMenu({ payrolls, areSelected, onPrint }: PayrollPrintMenuProps) {
  const { session } = useShell();
  const { t, common } = useTexts();
  const ids = payrolls.map(({ id }) => id);
  return (
    <Dropdown
      trigger={['click']}
      disabled={payrolls.length === 0}
      menu={{
        items: PAYROLL_PRINTOUTS.map((paper) => {
          const reason = getPrintBlocker(paper, { payrolls, areSelected }, session.user.payrollAccess);
          return {
            key: paper,
            disabled: reason !== null,
            label: (
              <span title={reason ? t(`list.reasons.${reason}`) : undefined} data-action={`print-${paper}`}>
                {t(`list.papers.${paper}`)}
              </span>
            ),
            onClick: () => onPrint(ids, paper),
          };
        }),
      }}
    >
      <Button icon={<PrinterOutlined />} data-action="print">
        {common('common.print')}
      </Button>
    </Dropdown>
  );
}
