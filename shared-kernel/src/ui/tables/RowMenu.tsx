import { MoreOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton';

export interface RowMenuProps {
  /** What is done to which row, in words. */
  label: string;
  disabled?: boolean;
  /** The open menu, a `RowMenuItems`. Made when it is opened: thirty that nobody opens would cost more than their rows. */
  children: (close: () => void) => ReactNode;
}

/** The actions of a row. */
export function RowMenu({ label, disabled = false, children }: RowMenuProps) {
  /** The pressed button, to which the focus returns; null while the menu is closed. */
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const close = () => {
    setOpener(null);
    opener?.focus();
  };
  return (
    <span className="ncb-menu-place">
      <IconButton
        icon={<MoreOutlined aria-hidden />}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        aria-label={label}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
        data-action="rowMenu"
      />
      {opener && children(close)}
    </span>
  );
}

export interface RowMenuItemsProps {
  items: NonNullable<MenuProps['items']>;
  onChoose: (key: string) => void;
  onClose: () => void;
}

/** An open menu at the corner of its button. */
export function RowMenuItems({ items, onChoose, onClose }: RowMenuItemsProps) {
  const choose = (key: string) => {
    onClose();
    onChoose(key);
  };
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      menu={{ items, onClick: ({ key }) => choose(key) }}
    >
      <span className="ncb-menu-anchor" />
    </Dropdown>
  );
}
