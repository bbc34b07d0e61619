import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { IconButton } from '../IconButton';

export interface PanelButtonProps {
  id: string;
  /** What it opens, in words. */
  label: string;
  isOpen: boolean;
  onToggle: (id: string) => void;
}

/** Opens the panel below a row. */
export const PanelButton = memo(function PanelButton({ id, label, isOpen, onToggle }: PanelButtonProps) {
  return (
    <IconButton
      icon={isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
      aria-expanded={isOpen}
      aria-label={label}
      onClick={() => onToggle(id)}
      data-action="details"
    />
  );
});
