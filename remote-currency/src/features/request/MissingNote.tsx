import { WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { CurrencyRequest } from '@ncb/shared-kernel/api/contract';
import { useLinkedPayments } from '@ncb/shared-kernel/blocks/documents';
import { buildPageAddress, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { goTo, MoneyText, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import styles from './request.module.css';

interface MissingNoteProps {
  request: CurrencyRequest;
  /** Hryvnia without a payment so far. */
  unpaid: string;
  /** The bank executes a payment for the request at this moment. */
  isBeingPaid: boolean;
}

/** Note of missing hryvnia and deadline, with a button to pay. */
export function MissingNote({ request, unpaid, isBeingPaid }: MissingNoteProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const linked = useLinkedPayments();
  const [isBusy, setBusy] = useState(false);
  const { id, type, missing = '0.00', lastDay } = request;
  const isFullyPaid = unpaid === '0.00';
  const pay = async () => {
    setBusy(true);
    if (await linked.mayGoOn({ id, type })) goTo(navigation, buildPageAddress('miPmtUahNew', { requestId: id }));
    setBusy(false);
  };
  return (
    <div className={styles['missing']} role="status" data-notice="warning" data-field="missing">
      <WarningFilled aria-hidden />
      <p>
        <strong>
          {t('request.lacks')} <MoneyText amount={missing} currency={UAH.letters} />.
        </strong>{' '}
        {isFullyPaid
          ? t('request.onTheWay')
          : lastDay !== undefined && t('request.payUntil', { date: formatDay(lastDay) })}
      </p>
      {!isFullyPaid && (
        <Button
          type="primary"
          loading={isBusy}
          disabled={isBeingPaid}
          title={isBeingPaid ? t('request.beingPaid') : undefined}
          onClick={() => void pay()}
          data-action="payMore"
        >
          {t('request.payMore')} <MoneyText amount={unpaid} currency={UAH.letters} />
        </Button>
      )}
    </div>
  );
}
