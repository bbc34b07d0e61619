import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ListedPayroll } from './listed-payroll';
import { usePayrollCommands, type PayrollOpening } from './use-payroll-commands';
import { useTexts } from '../../texts';

interface CopyButtonProps extends PayrollOpening {
  selected: readonly ListedPayroll[];
}

/**
 * Button that copies the selected payroll; disabled if several are selected. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-states.
 */
export function CopyButton({ selected, ...opening }: CopyButtonProps) {
  const [row, ...others] = selected;
  const { t } = useTexts();
  if (!row || others.length > 0) return <Copy reason={t('list.reasons.copyOne')} />;
  return <CopyOne row={row} {...opening} />;
}

function CopyOne({ row, ...opening }: PayrollOpening & { row: ListedPayroll }) {
  const copy = usePayrollCommands(row, opening).find(({ name }) => name === 'copy');
  return <Copy reason={copy?.reason ?? null} onPress={copy?.run} />;
}

function Copy({ reason, onPress }: { reason: string | null; onPress?: (() => void) | undefined }) {
  const { t } = useTexts();
  return (
    <Button
      icon={<CopyOutlined />}
      disabled={reason !== null}
      title={reason ?? t('list.commands.copy')}
      onClick={onPress}
      data-action="copy"
    >
      {t('list.commands.copy')}
    </Button>
  );
}
