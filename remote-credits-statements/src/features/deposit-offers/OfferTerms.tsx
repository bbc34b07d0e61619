import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { DepositOffer } from '@ncb/shared-kernel/api/contract';
import { useOnDemand } from '@ncb/shared-kernel/ui';
import styles from './offers.module.css';
import { useTexts } from '../../texts';

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
      {dialog.Component && <dialog.Component offer={offer} onClose={dialog.hide} />}
    </div>
  );
}

/** Loaded on demand: printing needs more code than comparing. */
async function loadDialog() {
  const { OfferTermsDialog } = await import('./OfferTermsDialog');
  return OfferTermsDialog;
}
