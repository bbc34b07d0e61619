import { Modal } from 'antd';
import { ListViewsContext } from '../../ui';
import { DraftsList, type DraftsListProps } from './DraftsList';
import { useTexts } from './texts';

interface DraftsDialogProps extends DraftsListProps {
  onClose: () => void;
}

export function DraftsDialog({ pages, onClose }: DraftsDialogProps) {
  const { t } = useTexts();
  return (
    <Modal open width={760} title={t('title')} onCancel={onClose} footer={null} data-dialog="drafts">
      {/* The views of the list behind the dialog are not its own. */}
      <ListViewsContext value={null}>
        <DraftsList pages={pages} />
      </ListViewsContext>
    </Modal>
  );
}
