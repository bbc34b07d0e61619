import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../languages';
import { KEY_LABEL } from './is-palette-key';

interface PaletteButtonProps {
  onOpen: () => void;
  /** Fetches the code when the press is near. */
  onNear: () => void;
}

/** Field-like button of the top bar; an icon in narrow windows. */
export function PaletteButton({ onOpen, onNear }: PaletteButtonProps) {
  const { t } = useTexts();
  return (
    <Button
      className="ncb-palette-button"
      aria-label={t('palette.open')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={t('palette.title')}
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      icon={<SearchOutlined />}
      data-action="palette"
    >
      <span className="ncb-palette-button-text" aria-hidden>
        {t('palette.open')} <kbd>{KEY_LABEL}</kbd>
      </span>
    </Button>
  );
}
