import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton';
import type { UndoableDeletion } from './use-undoable-deletion';

export interface UndoBarProps {
  deletion: UndoableDeletion;
  text: string;
}

/** Bar that offers to undo a deletion. Its time stops while pointer or focus is in it. */
export function UndoBar({ deletion, text }: UndoBarProps) {
  const { t } = useTranslation('kernel');
  const isShown = deletion.waiting.length > 0;
  return (
    // Rendered before its content: screen readers announce only changes of an existing region.
    <div role="status">
      {isShown && (
        <div
          className="ncb-undo"
          data-notice="info"
          onMouseEnter={() => deletion.hold(true)}
          onMouseLeave={() => deletion.hold(false)}
          onFocus={() => deletion.hold(true)}
          onBlur={() => deletion.hold(false)}
        >
          <span>{text}</span>
          <Button type="primary" size="small" onClick={deletion.undo} data-action="undo">
            {t('common.undo')}
          </Button>
          <IconButton
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('common.deleteNow')}
            title={t('common.deleteNow')}
            onClick={deletion.finish}
            data-action="deleteNow"
          />
        </div>
      )}
    </div>
  );
}
