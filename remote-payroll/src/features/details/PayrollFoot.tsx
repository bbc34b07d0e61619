import { DocumentCommands, type DocumentActions } from '@ncb/shared-kernel/blocks/documents';
import { usePayrollCommands, type ListedPayroll, type PayrollCommandName, type PayrollOpening } from '../payroll-list';
import { useTexts } from '../../texts';

interface PayrollFootProps extends PayrollOpening {
  row: ListedPayroll;
  actions: DocumentActions;
}

/** Commands in the order in which they take the places outside the menu; the history is in the panel itself. */
const USUAL: readonly PayrollCommandName[] = ['open', 'copy', 'print', 'change', 'printSigned'];

export function PayrollFoot({ row, actions, ...opening }: PayrollFootProps) {
  const { t } = useTexts();
  const commands = usePayrollCommands(row, opening);
  return (
    <DocumentCommands
      row={row}
      actions={actions}
      commands={commands.filter(({ name }) => name !== 'history').map((command) => ({ ...command, isRunning: false }))}
      preferred={USUAL}
      moreLabel={t('list.rowActions', { number: row.number })}
    />
  );
}
