import { Button, Modal } from 'antd';
import { PendingRegistrationText, type PendingRegistration } from '../../features/registration';
import { useTexts } from '../../features/registration-texts';

export function PendingRegistrationDialog({
  begun: pending,
  onClose,
}: {
  begun: PendingRegistration;
  onClose: () => void;
}) {
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
      <PendingRegistrationText begun={pending} />
    </Modal>
  );
}
