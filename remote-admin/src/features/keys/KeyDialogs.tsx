import { Button, Modal } from 'antd';
import { useTexts } from '../../texts';
import type { KeyAction } from './get-next-key-action';
import type { KeyRow } from './build-key-rows';
import styles from './keys.module.css';

export type NewKeyWay = 'byKey' | 'onPaper';

interface NewKeyDialogProps {
  onChoose: (way: NewKeyWay) => void;
  onClose: () => void;
}

/**
 * Dialog that chooses how a new key is confirmed: signed by a valid key, or on paper. Source:
 * docs/requirements/keys-and-users.md#life-of-a-key.
 */
export function NewKeyDialog({ onChoose, onClose }: NewKeyDialogProps) {
  const { t } = useTexts();
  return (
    <Modal
      open
      title={t('keys.newKey.title')}
      onCancel={onClose}
      data-dialog="newKey"
      footer={
        <div className={styles['choices']}>
          <Button onClick={() => onChoose('onPaper')} data-action="newOnPaper">
            {t('keys.newKey.onPaper')}
          </Button>
          <Button type="primary" onClick={() => onChoose('byKey')} data-action="newByKey">
            {t('keys.newKey.byKey')}
          </Button>
        </div>
      }
    >
      <p>{t('keys.newKey.about')}</p>
    </Modal>
  );
}

interface LostKeyDialogProps {
  canBlock: boolean;
  onBlock: () => void;
  onClose: () => void;
}

/**
 * Dialog for a lost key. Blocking needs no key and is instant. Source:
 * docs/requirements/keys-and-users.md#life-of-a-key.
 */
export function LostKeyDialog({ canBlock, onBlock, onClose }: LostKeyDialogProps) {
  const { t } = useTexts();
  return (
    <Modal
      open
      title={t('keys.lost.title')}
      onCancel={onClose}
      data-dialog="lostKey"
      footer={
        <div className={styles['choices']}>
          <Button onClick={onClose} data-action="cancel">
            {t('keys.lost.close')}
          </Button>
          {canBlock && (
            <Button type="primary" danger onClick={onBlock} data-action="blockLost">
              {t('keys.lost.block')}
            </Button>
          )}
        </div>
      }
    >
      <ol>
        <li>{t(canBlock ? 'keys.lost.first' : 'keys.lost.firstDone')}</li>
        <li>{t('keys.lost.second')}</li>
        <li>{t('keys.lost.third')}</li>
      </ol>
    </Modal>
  );
}

export type ConfirmedKeyAction = Exclude<KeyAction, 'print'>;

interface KeyQuestionProps {
  action: ConfirmedKeyAction;
  row: KeyRow;
  onConfirm: () => void;
  onClose: () => void;
}

export function KeyQuestion({ action, row, onConfirm, onClose }: KeyQuestionProps) {
  const { t } = useTexts();
  return (
    <Modal
      open
      title={t(`keys.ask.${action}`, { name: row.name, number: row.id })}
      okText={t(`keys.actions.${action}`)}
      cancelText={t('keys.cancel')}
      okButtonProps={{ danger: action === 'block' || action === 'cancel', 'data-action': 'confirm' }}
      cancelButtonProps={{ 'data-action': 'cancel' }}
      onOk={onConfirm}
      onCancel={onClose}
      data-dialog="keyAction"
    >
      {t(`keys.askWhat.${action}`)}
    </Modal>
  );
}
