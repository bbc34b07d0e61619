import { Button, Modal } from 'antd';
import { BegunWords, type Begun } from '../../features/registration/BegunWords';
import { useTexts } from '../../features/registration/texts';

export function BegunDialog({ begun, onClose }: { begun: Begun; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Modal
      open
      title={t('begun.title')}
      onCancel={onClose}
      width={560}
      data-dialog="registrationBegun"
      footer={
        <Button type="primary" onClick={onClose} data-action="close">
          {t('company.understood')}
        </Button>
      }
    >
      <BegunWords begun={begun} />
    </Modal>
  );
}
