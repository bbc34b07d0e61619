import { Modal } from 'antd';
import type { ActionObject } from '../../domain/vocabulary';
import { ActionList } from './ActionList';
import { useHistory } from './use-actions';
import { useTexts } from './texts';

export interface HistoryDialogProps {
  object: ActionObject;
  id: string;
  name: string;
  onClose: () => void;
}

export function HistoryDialog({ object, id, name, onClose }: HistoryDialogProps) {
  const { t } = useTexts();
  const found = useHistory({ object, id });
  const title = t(`title.${object}`, { name });
  return (
    <Modal open width={640} title={title} onCancel={onClose} footer={null} data-dialog="history">
      <ActionList found={found} label={title} empty={t('empty')} />
    </Modal>
  );
}
