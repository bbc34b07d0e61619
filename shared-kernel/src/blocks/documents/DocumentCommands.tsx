import { Button, Grid } from 'antd';
import { CommandMenu, type MenuCommand } from './CommandMenu';
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
  const { forward, others } = useSingleDocumentActions(row);
  const room = forward ? BUTTONS_MAX - 1 : BUTTONS_MAX;
  const outside = preferred
    .flatMap((name) => commands.find((one) => one.name === name && one.isAllowed) ?? [])
    .slice(0, room);
  const inMenu = commands.filter((one) => !outside.includes(one));

  const groups: readonly (readonly MenuCommand[])[] = [
    inMenu
      .toSorted((a, b) => Number(b.isAllowed) - Number(a.isAllowed))
      .map(({ name, label, isAllowed, reason, run }) => ({
        name,
        label,
        reason: isAllowed ? null : (reason ?? ''),
        run,
      })),
    others.map(({ action, label }) => ({
      name: action,
      label,
      reason: null,
      isDanger: action === 'delete',
      run: () => actions.running === null && void actions.run(action, [row]),
    })),
  ];
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
      <CommandMenu groups={groups} label={moreLabel} className="ncb-details-more" />
    </>
  );
}
