import { PrinterOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { PRINTED_DOCUMENTS_MAX } from './limits';
import type { PrintJob } from './print-job';
import { hasInstruction } from './printable-rows';
import { PrintDialog } from './PrintDialog';

export interface PrintMenuProps {
  /** Those that are selected, else all that are shown. */
  rows: readonly JournalRow[];
  areSelected: boolean;
}

/** The journal on paper: the list of what is shown or selected, and the instructions of what is selected. */
export function PrintMenu({ rows, areSelected }: PrintMenuProps) {
  const { t } = useTranslation('payments-uah');
  const [job, setJob] = useState<PrintJob | null>(null);
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
              onClick: () => setJob({ kind: 'payments', documents: rows }),
            },
            {
              key: 'list',
              label: <span data-action="printList">{t('print.menu.list', { count: rows.length })}</span>,
              onClick: () => setJob({ kind: 'list', rows }),
            },
          ],
        }}
      >
        <Button icon={<PrinterOutlined />} data-action="print">
          {t('print.action')}
        </Button>
      </Dropdown>
      {job && <PrintDialog job={job} onClose={() => setJob(null)} />}
    </>
  );
}
