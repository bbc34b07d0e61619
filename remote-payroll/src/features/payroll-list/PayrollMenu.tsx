import { memo } from 'react';
import { RowMenu, RowMenuItems } from '@ncb/shared-kernel/ui';
import type { ListedPayroll } from './listed-payroll';
import { usePayrollCommands, type PayrollOpening } from './use-payroll-commands';
import { useTexts } from '../../texts';

interface PayrollMenuProps extends PayrollOpening {
  row: ListedPayroll;
}

export const PayrollMenu = memo(function PayrollMenu({ row, ...opening }: PayrollMenuProps) {
  const { t } = useTexts();
  return (
    <RowMenu label={t('list.rowActions', { number: row.number })}>
      {(close) => <OpenMenu row={row} {...opening} onClose={close} />}
    </RowMenu>
  );
});

function OpenMenu({ row, onClose, ...opening }: PayrollMenuProps & { onClose: () => void }) {
  const commands = usePayrollCommands(row, opening);
  return (
    <RowMenuItems
      items={commands.map(({ name, label, isAllowed, reason }) => ({
        key: name,
        disabled: !isAllowed,
        label: (
          <span title={reason ?? undefined} data-action={name}>
            {label}
          </span>
        ),
      }))}
      onChoose={(key) => commands.find(({ name }) => name === key)?.run()}
      onClose={onClose}
    />
  );
}
