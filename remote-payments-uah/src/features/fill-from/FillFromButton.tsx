import { ScanOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundRequisites } from '@ncb/shared-kernel/domain/requisites';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { FillFromDialogProps } from './FillFromDialog';

export interface FillFromButtonProps {
  /** What was found and left ticked. */
  onFill: (found: FoundRequisites) => void;
}

/** Opens the dialog that finds requisites in a text, a picture or a camera; its code comes with the first click. */
export function FillFromButton({ onFill }: FillFromButtonProps) {
  const { notify } = useShell();
  const { t } = useTranslation('payments-uah');
  const [isLoading, setLoading] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<FillFromDialogProps> | null>(null);

  const open = async () => {
    setLoading(true);
    try {
      const { FillFromDialog } = await import('./FillFromDialog');
      setDialog(() => FillFromDialog);
    } catch (error) {
      console.error(String(error));
      notify('error', t('fillFrom.loadFailed'));
    } finally {
      setLoading(false);
    }
  };
  const close = () => setDialog(null);
  return (
    <>
      <Button icon={<ScanOutlined />} loading={isLoading} onClick={() => void open()} data-action="fillFrom">
        {t('fillFrom.button')}
      </Button>
      {Dialog && (
        <Dialog
          onClose={close}
          onFill={(found) => {
            onFill(found);
            close();
          }}
        />
      )}
    </>
  );
}
