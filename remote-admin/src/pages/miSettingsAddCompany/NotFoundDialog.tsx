import { Button, Modal } from 'antd';
import { NOT_FOUND_REASONS } from '../../features/registration';
import { useTexts } from '../../texts';

export function NotFoundDialog({ onClose }: { onClose: () => void }) {
  const { common } = useTexts();
  return (
    <Modal
      open
      title={common('messages.companyNotFound')}
      onCancel={onClose}
      width={560}
      data-dialog="companyNotFound"
      footer={
        <Button type="primary" onClick={onClose} data-action="close">
          {common('common.close')}
        </Button>
      }
    >
      <ul data-problem="companyNotFound">
        {NOT_FOUND_REASONS.map((reason) => (
          <li key={reason}>{common(`messages.companyNotFoundReasons.${reason}`)}</li>
        ))}
      </ul>
    </Modal>
  );
}
