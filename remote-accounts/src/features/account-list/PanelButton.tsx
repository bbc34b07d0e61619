import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton';

export interface PanelButtonProps {
  id: string;
  number: string;
  isOpen: boolean;
  onToggle: (id: string) => void;
}

/** Opens the details of an account below its row. */
export const PanelButton = memo(function PanelButton({ id, number, isOpen, onToggle }: PanelButtonProps) {
  const { t } = useTranslation('accounts');
  return (
    <IconButton
      icon={isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
      aria-expanded={isOpen}
      aria-label={t('details.toggle', { number })}
      onClick={() => onToggle(id)}
      data-action="details"
    />
  );
});
