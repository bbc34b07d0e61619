import { Modal } from 'antd';
import { useTexts } from '../languages';

interface ShortcutsDialogProps {
  onClose: () => void;
}

const GROUPS = [
  {
    name: 'everywhere',
    keys: [
      ['search', 'Ctrl+K'],
      ['list', '?'],
    ],
  },
  {
    name: 'lists',
    keys: [
      ['firstRow', '↓'],
      ['rows', 'J, K'],
      ['select', 'X'],
      ['details', 'Enter'],
      ['sign', 'S'],
      ['export', 'E'],
    ],
  },
  {
    name: 'forms',
    keys: [
      ['save', 'Ctrl+S'],
      ['ask', 'Ctrl+Enter'],
    ],
  },
] as const;

/** Dialog of the keys that work on every page, in lists and in forms. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const { t } = useTexts();
  return (
    <Modal open title={t('shortcuts.title')} footer={null} onCancel={onClose} data-dialog="allShortcuts">
      {GROUPS.map(({ name, keys }) => (
        <section key={name}>
          <h3>{t(`shortcuts.groups.${name}`)}</h3>
          <dl className="ncb-facts">
            {keys.map(([key, signs]) => (
              <div key={key}>
                <dt>
                  <kbd>{signs}</kbd>
                </dt>
                <dd>{t(`shortcuts.${key}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}
