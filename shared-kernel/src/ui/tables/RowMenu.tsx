import { MoreOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { useState, type ReactNode } from 'react';
import { useSteadyShell, type ListedRow } from '@ncb/shared-kernel/remote-contract';
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
  /** The row, where other areas may have declared actions for it: they stand behind the list's own. */
  row?: ListedRow;
  onChoose: (key: string) => void;
  onClose: () => void;
}

/** An open menu at the corner of its button. */
export function RowMenuItems({ items, row, onChoose, onClose }: RowMenuItemsProps) {
  const { rowActions } = useSteadyShell();
  const foreign = row ? rowActions(row) : [];
  const all: typeof items = [
    ...items,
    ...(foreign.length > 0 ? [{ type: 'divider' } as const] : []),
    ...foreign.map(({ name, label }) => ({ key: name, label: <span data-action={name}>{label}</span> })),
  ];
  const choose = (key: string) => {
    onClose();
    const action = foreign.find(({ name }) => name === key);
    if (action) action.run();
    else onChoose(key);
  };
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      menu={{ items: all, onClick: ({ key }) => choose(key) }}
    >
      <span className="ncb-menu-anchor" />
    </Dropdown>
  );
}
