import { MoreOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { startTransition, useState, type MouseEvent, type ReactNode } from 'react';
import { useSteadyShell, type ListedRow } from '@ncb/shared-kernel/remote-contract';
import { IconButton } from '../IconButton';

export interface RowMenuProps {
  label: string;
  disabled?: boolean;
  /** Renders the `RowMenuItems` on opening: thirty closed menus would cost more than their rows. */
  children: (close: () => void) => ReactNode;
}

export function RowMenu({ label, disabled = false, children }: RowMenuProps) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  // The press of a mouse is painted before the menu is drawn (170 ms on an old computer). Keys wait for the menu: one
  // pressed right after Enter would go to the page. Their clicks have no count.
  const open = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    if (detail === 0) setOpener(currentTarget);
    else startTransition(() => setOpener(currentTarget));
  };
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
        onClick={open}
        data-action="rowMenu"
      />
      {opener && children(close)}
    </span>
  );
}

export interface RowMenuItemsProps {
  items: NonNullable<MenuProps['items']>;
  /** Row for actions declared by other remotes; they follow the list's own. */
  row?: ListedRow;
  onChoose: (key: string) => void;
  onClose: () => void;
}

export function RowMenuItems({ items, row, onChoose, onClose }: RowMenuItemsProps) {
  const { rowActions } = useSteadyShell();
  const remoteActions = row ? rowActions(row) : [];
  const all: typeof items = [
    ...items,
    ...(remoteActions.length > 0 ? [{ type: 'divider' } as const] : []),
    ...remoteActions.map(({ name, label }) => ({ key: name, label: <span data-action={name}>{label}</span> })),
  ];
  const choose = (key: string) => {
    onClose();
    const action = remoteActions.find(({ name }) => name === key);
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
