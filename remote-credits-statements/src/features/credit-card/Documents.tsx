import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { CreditDetails } from '@ncb/shared-kernel/api/contract';
import { useOnDemand, useDates } from '@ncb/shared-kernel/ui';
import { creditStyles as styles } from '../credits';
import { useTexts } from '../../texts';

const CREDIT_PRINTOUTS = ['contract', 'debt', 'schedule'] as const;
export type CreditPrintout = (typeof CREDIT_PRINTOUTS)[number];

export function Documents({ details }: { details: CreditDetails }) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { number } = details.deal;
  const [paper, setPaper] = useState<CreditPrintout>('contract');
  const dialog = useOnDemand(loadPrintoutDialog);
  return (
    <section
      className="ncb-sheet"
      aria-label={t('creditsMine.documents.label', { number })}
      data-field="creditDocuments"
    >
      <p className="ncb-quiet">{t('creditsMine.documents.about', { date: formatDay(details.day) })}</p>
      <ul className="ncb-plain-list">
        {CREDIT_PRINTOUTS.map((name) => {
          const title = t(`creditsMine.documents.${name}`, { number });
          return (
            <li key={name} className={styles['paper']} data-row={name}>
              <span>{title}</span>
              <Button
                icon={<FilePdfOutlined />}
                aria-label={`${title}, ${t('creditsMine.documents.download')}`}
                loading={dialog.isLoading && paper === name}
                onClick={() => {
                  setPaper(name);
                  void dialog.show();
                }}
                data-action={`paper-${name}`}
              >
                {t('creditsMine.documents.download')}
              </Button>
            </li>
          );
        })}
      </ul>
      {dialog.Component && <dialog.Component paper={paper} details={details} onClose={dialog.hide} />}
    </section>
  );
}

/** Loaded on demand: most visitors print nothing. */
async function loadPrintoutDialog() {
  const { CreditPrintoutDialog } = await import('./CreditPrintoutDialog');
  return CreditPrintoutDialog;
}
