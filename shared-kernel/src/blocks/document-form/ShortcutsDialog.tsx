import { Modal } from 'antd';
import { useTexts } from './texts';

export interface ShortcutsDialogProps {
  onClose: () => void;
}

const SHORTCUTS = [
  ['save', 'Ctrl+S'],
  ['ask', 'Ctrl+Enter'],
  ['list', '?'],
] as const;

export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const { t } = useTexts();
  return (
    <Modal open title={t('shortcuts.title')} footer={null} onCancel={onClose} data-dialog="shortcuts">
      <dl className="ncb-facts">
        {SHORTCUTS.map(([name, keys]) => (
          <div key={name}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(`shortcuts.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
