import { PrinterOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { PRINTED_DOCUMENTS_MAX } from '@ncb/shared-kernel/blocks/printing';
import { hasInstruction, PaymentsPrintDialog } from '@ncb/shared-kernel/blocks/payment-sheet';
import { JournalListDialog } from './JournalListDialog';
import { useTexts } from '../../texts';

export interface PrintMenuProps {
  /** Those that are selected, else all that are shown. */
  rows: readonly JournalRow[];
  areSelected: boolean;
}

/** The journal on paper: the list of what is shown or selected, and the instructions of what is selected. */
export function PrintMenu({ rows, areSelected }: PrintMenuProps) {
  const { t } = useTexts();
  const [job, setJob] = useState<'payments' | 'list' | null>(null);
  const isTooMuch = rows.length > PRINTED_DOCUMENTS_MAX;
  const reason = !areSelected
    ? t('print.selectFirst')
    : isTooMuch
      ? t('print.tooMany', { count: PRINTED_DOCUMENTS_MAX })
      : rows.every(hasInstruction)
        ? null
        : t('print.otherKinds');
  return (
    <>
      <Dropdown
        trigger={['click']}
        disabled={rows.length === 0}
        menu={{
          items: [
            {
              key: 'payments',
              disabled: reason !== null,
              label: (
                <span title={reason ?? undefined} data-action="printPayments">
                  {t('print.menu.payments')}
                </span>
              ),
              onClick: () => setJob('payments'),
            },
            {
              key: 'list',
              label: <span data-action="printList">{t('print.menu.list', { count: rows.length })}</span>,
              onClick: () => setJob('list'),
            },
          ],
        }}
      >
        <Button icon={<PrinterOutlined />} data-action="print">
          {t('print.action')}
        </Button>
      </Dropdown>
      {job === 'payments' && <PaymentsPrintDialog documents={rows} onClose={() => setJob(null)} />}
      {job === 'list' && <JournalListDialog rows={rows} onClose={() => setJob(null)} />}
    </>
  );
}
