import { Button, Modal } from 'antd';
import { useTexts } from '../../texts';

const REASONS = ['notClient', 'registered', 'wrongData', 'missingFields', 'connection', 'unknown'] as const;

/** Why a company may not have been found; which of the six it is the bank does not tell. Source: spec 1 §8 */
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
        {REASONS.map((reason) => (
          <li key={reason}>{common(`messages.companyNotFoundReasons.${reason}`)}</li>
        ))}
      </ul>
    </Modal>
  );
}
