import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { PrintMenu, usePrintLimit, type PrintMenuJob } from '@ncb/shared-kernel/blocks/printing';
import { hasPrintout } from '@ncb/shared-kernel/domain/workflow';
import { useTexts } from '../../texts';

const PaymentsPrintDialog = onDemand('print/payments', async () => (await import('./dialogs')).PaymentsPrintDialog);
const JournalListDialog = onDemand('print/list', async () => (await import('./dialogs')).JournalListDialog);

export interface JournalPrintMenuProps {
  rows: readonly JournalRow[];
  areSelected: boolean;
}

export function JournalPrintMenu({ rows, areSelected }: JournalPrintMenuProps) {
  const { t } = useTexts();
  const tooMany = usePrintLimit();
  const otherKinds = () => (rows.every(hasPrintout) ? null : t('print.otherKinds'));
  const jobs: readonly PrintMenuJob[] = [
    {
      name: 'printPayments',
      label: t('print.menu.payments'),
      reason: areSelected ? (tooMany(rows.length) ?? otherKinds()) : t('print.selectFirst'),
      dialog: (onClose) => <PaymentsPrintDialog documents={rows} onClose={onClose} />,
    },
    {
      name: 'printList',
      label: t('print.menu.list', { count: rows.length }),
      reason: null,
      dialog: (onClose) => <JournalListDialog rows={rows} onClose={onClose} />,
    },
  ];
  return <PrintMenu jobs={jobs} disabled={rows.length === 0} />;
}
