import { ScanOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useOnDemand } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../payment';
import { useTexts } from '../../texts';
import styles from './fill-from-button.module.css';

interface FillFromButtonProps {
  onFill: (values: Partial<PaymentValues>) => void;
}

/** Button of the dialog, whose code loads on the first click. */
export function FillFromButton({ onFill }: FillFromButtonProps) {
  const { t } = useTexts();
  const dialog = useOnDemand(loadDialog);
  return (
    <>
      <Button
        icon={<ScanOutlined />}
        loading={dialog.isLoading}
        onClick={() => void dialog.show()}
        data-action="fillFrom"
      >
        <span className={styles['long']}>{t('fillFrom.button')}</span>
        <span className={styles['short']}>{t('fillFrom.short')}</span>
      </Button>
      {dialog.Component && (
        <dialog.Component
          onClose={dialog.hide}
          onFill={(values) => {
            onFill(values);
            dialog.hide();
          }}
        />
      )}
    </>
  );
}

async function loadDialog() {
  const { FillPaymentDialog } = await import('./FillPaymentDialog');
  return FillPaymentDialog;
}
