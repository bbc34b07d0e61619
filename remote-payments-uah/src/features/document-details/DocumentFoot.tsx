import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, Grid, type MenuProps } from 'antd';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { useOneDocument, type DocumentActions } from '@ncb/shared-kernel/blocks/documents';
import { useReturnedFocus } from '@ncb/shared-kernel/ui';
import type { OpenDialog } from './document-dialog';
import type { DocumentCommandName } from './document-commands';
import { useDocumentCommands } from './use-document-commands';
import { useTexts } from '../../texts';

export interface DocumentFootProps {
  row: JournalRow;
  actions: DocumentActions;
  onDialog: OpenDialog;
}

/** So many stand outside of the menu. Source: design/look, "DetailsPanel" */
const OUTSIDE = 3;

/** In the order in which they take the places that are left outside; what was done stands in the panel itself. */
const USUAL: readonly DocumentCommandName[] = ['copy', 'print', 'change', 'open', 'printSigned'];

/** What can be done with the document whose panel is open: what moves it forward first, the rest behind a button. */
export function DocumentFoot({ row, actions, onDialog }: DocumentFootProps) {
  const { t } = useTexts();
  const { md: isWide = true } = Grid.useBreakpoint();
  const { opener, onOpenChange } = useReturnedFocus();
  const { commands, running } = useDocumentCommands(row, onDialog);
  const { forward, others } = useOneDocument(row);
  const room = forward ? OUTSIDE - 1 : OUTSIDE;
  const outside = USUAL.flatMap((name) => commands.find((one) => one.name === name && one.isAllowed) ?? []).slice(
    0,
    room,
  );
  const inMenu = commands.filter((one) => one.name !== 'history' && !outside.includes(one));
  if (commands.length === 0) return null;

  const items: NonNullable<MenuProps['items']> = [
    ...inMenu
      .toSorted((a, b) => Number(b.isAllowed) - Number(a.isAllowed))
      .map(({ name, isAllowed, reason }) => ({
        key: name,
        'data-action': name,
        'aria-disabled': !isAllowed,
        // What is impossible is not `disabled`: whoever works by keyboard has to reach the reason too.
        label: isAllowed ? (
          t(`journal.commands.${name}`)
        ) : (
          <span className="ncb-quiet">{`${t(`journal.commands.${name}`)}: ${reason ?? ''}`}</span>
        ),
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
          // On a phone the panel is the page; elsewhere the list beside it has the page's main button.
          type={isWide ? 'default' : 'primary'}
          loading={actions.running === forward.action}
          disabled={actions.running !== null && actions.running !== forward.action}
          onClick={() => actions.running === null && void actions.run(forward.action, [row])}
          data-action={forward.action}
        >
          {forward.label}
        </Button>
      )}
      {outside.map(({ name, run }) => (
        <Button key={name} loading={running === name} onClick={run} data-action={name}>
          {t(`journal.commands.${name}`)}
        </Button>
      ))}
      {items.length > 0 && (
        <Dropdown
          autoFocus
          // Closed it would still say what was possible with the document as it stood.
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
            aria-label={t('journal.rowActions', { number: row.number })}
            data-action="moreActions"
          />
        </Dropdown>
      )}
    </>
  );
}
