import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { DepositOffer } from '@ncb/shared-kernel/api/contract';
import { useOnDemand } from '@ncb/shared-kernel/ui';
import styles from './offers.module.css';
import { useTexts } from '../../texts';

/** The conditions of the chosen offer as a PDF, to be read before anybody applies. */
export function OfferTerms({ offer }: { offer: DepositOffer }) {
  const { t } = useTexts();
  const dialog = useOnDemand(loadDialog);
  return (
    <div className={styles['terms']}>
      <Button
        icon={<FilePdfOutlined />}
        loading={dialog.isLoading}
        onClick={() => void dialog.show()}
        data-action="offerTerms"
      >
        {t('depositsGet.paper.action', { name: offer.name })}
      </Button>
      {dialog.Shown && <dialog.Shown offer={offer} onClose={dialog.hide} />}
    </div>
  );
}

/** Apart from the page: printing takes more code than comparing. */
async function loadDialog() {
  const { OfferTermsDialog } = await import('./OfferTermsDialog');
  return OfferTermsDialog;
}
