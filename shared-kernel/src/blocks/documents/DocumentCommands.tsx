import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, Grid, type MenuProps } from 'antd';
import { useMenuFocusReturn } from '../../ui';
import type { JudgedDocument, ActionDocument } from './get-possible-actions';
import type { DocumentActions } from './use-document-actions';
import { useSingleDocumentActions } from './use-single-document-actions';

interface FootCommand {
  readonly name: string;
  readonly label: string;
  readonly isAllowed: boolean;
  readonly reason: string | null;
  readonly isRunning: boolean;
  run(): void;
}

export interface DocumentCommandsProps {
  row: ActionDocument & JudgedDocument;
  actions: DocumentActions;
  commands: readonly FootCommand[];
  /** Names of commands preferred for the places outside the menu, in order. */
  preferred: readonly string[];
  moreLabel: string;
}

const BUTTONS_MAX = 3;

export function DocumentCommands({ row, actions, commands, preferred, moreLabel }: DocumentCommandsProps) {
  const { md: isWide = true } = Grid.useBreakpoint();
  const { opener, onOpenChange } = useMenuFocusReturn();
  const { forward, others } = useSingleDocumentActions(row);
  const room = forward ? BUTTONS_MAX - 1 : BUTTONS_MAX;
  const outside = preferred
    .flatMap((name) => commands.find((one) => one.name === name && one.isAllowed) ?? [])
    .slice(0, room);
  const inMenu = commands.filter((one) => !outside.includes(one));

  const items: NonNullable<MenuProps['items']> = [
    ...inMenu
      .toSorted((a, b) => Number(b.isAllowed) - Number(a.isAllowed))
      .map(({ name, label, isAllowed, reason }) => ({
        key: name,
        'data-action': name,
        'aria-disabled': !isAllowed,
        // Stays enabled so that keyboard users reach the reason too.
        label: isAllowed ? label : <span className="ncb-quiet">{`${label}: ${reason ?? ''}`}</span>,
      })),
    ...(others.length > 0 ? [{ type: 'divider' as const }] : []),
    ...others.map(({ action, label }) => ({
      key: action,
      'data-action': action,
      danger: action === 'delete',
      label,
    })),
  ];
  const choose = (key: string) => {
    const command = inMenu.find(({ name }) => name === key);
    const other = others.find(({ action }) => action === key);
    if (command?.isAllowed) command.run();
    if (other && actions.running === null) void actions.run(other.action, [row]);
  };
  return (
    <>
      {forward && (
        <Button
          // On a phone the panel is the page; elsewhere the list beside it has the primary button.
          type={isWide ? 'default' : 'primary'}
          loading={actions.running === forward.action}
          disabled={actions.running !== null && actions.running !== forward.action}
          onClick={() => actions.running === null && void actions.run(forward.action, [row])}
          data-action={forward.action}
        >
          {forward.label}
        </Button>
      )}
      {outside.map(({ name, label, isRunning, run }) => (
        <Button key={name} loading={isRunning} onClick={run} data-action={name}>
          {label}
        </Button>
      ))}
      {items.length > 0 && (
        <Dropdown
          autoFocus
          // A kept menu would show the actions of the former status.
          destroyOnHidden
          onOpenChange={onOpenChange}
          trigger={['click']}
          placement="topRight"
          menu={{ items, onClick: ({ key }) => choose(key) }}
        >
          <Button
            ref={opener}
            className="ncb-details-more"
            type="text"
            icon={<MoreOutlined />}
            aria-label={moreLabel}
            data-action="moreActions"
          />
        </Dropdown>
      )}
    </>
  );
}
