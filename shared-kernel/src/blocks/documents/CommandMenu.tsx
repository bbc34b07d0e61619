import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useMenuFocusReturn } from '../../ui';

export interface MenuCommand {
  readonly name: string;
  readonly label: string;
  /** Why it cannot be run now; null: it can. */
  readonly reason: string | null;
  readonly isDanger?: boolean;
  run(): void;
}

export interface CommandMenuProps {
  /** Groups of commands, parted by a line; empty groups are left out. */
  groups: readonly (readonly MenuCommand[])[];
  label: string;
  className?: string;
  type?: 'text' | 'default';
}

/** Menu of a document's further commands. */
export function CommandMenu({ groups, label, className, type = 'text' }: CommandMenuProps) {
  const { opener, onOpenChange } = useMenuFocusReturn();
  const commands = groups.flat();
  if (commands.length === 0) return null;
  const items: NonNullable<MenuProps['items']> = groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => [
      ...(index > 0 ? [{ type: 'divider' as const }] : []),
      ...group.map(({ name, label: title, reason, isDanger = false }) => ({
        key: name,
        'data-action': name,
        danger: isDanger,
        'aria-disabled': reason !== null,
        // Stays enabled so that keyboard users reach the reason too.
        label: reason === null ? title : <span className="ncb-quiet">{`${title}: ${reason}`}</span>,
      })),
    ]);
  return (
    <Dropdown
      autoFocus
      // A kept menu would show the actions of the former status.
      destroyOnHidden
      onOpenChange={onOpenChange}
      trigger={['click']}
      placement="topRight"
      menu={{
        items,
        onClick: ({ key }) => {
          const chosen = commands.find(({ name }) => name === key);
          if (chosen?.reason === null) chosen.run();
        },
      }}
    >
      <Button
        ref={opener}
        className={className ?? ''}
        type={type}
        icon={<MoreOutlined />}
        aria-label={label}
        data-action="moreActions"
      />
    </Dropdown>
  );
}
