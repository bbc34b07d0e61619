import { Button, Modal } from 'antd';
import { buildPageAddress, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { goTo, MoneyText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface FundingOfferProps {
  id: string;
  number: string;
  /** Null while unknown. */
  needed: string | null;
}

/**
 * Dialog that offers the payment for a saved purchase. Source:
 * docs/requirements/currency-payroll-credits-statements.md#requests.
 */
export function FundingOffer({ id, number, needed }: FundingOfferProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const toJournal = () => navigation.open('miPmtJournal');
  return (
    <Modal
      open
      title={t('request.offer.title', { number })}
      onCancel={toJournal}
      mask={{ closable: false }}
      data-dialog="fundingOffer"
      footer={[
        <Button key="journal" onClick={toJournal} data-action="openJournal">
          {t('request.offer.journal')}
        </Button>,
        <Button
          key="pay"
          type="primary"
          onClick={() => goTo(navigation, buildPageAddress('miPmtUahNew', { requestId: id }))}
          data-action="createPayment"
        >
          {t('request.offer.pay')}
        </Button>,
      ]}
    >
      <p>{t('request.offer.text')}</p>
      {needed !== null && (
        <p>
          {t('request.needed')}:{' '}
          <strong>
            <MoneyText amount={needed} currency={UAH.letters} />
          </strong>
        </p>
      )}
    </Modal>
  );
}
