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

/** The keys of the form, for those who do not take the hand to the mouse. */
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
