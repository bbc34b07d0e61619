import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { DocumentCommands, type DocumentActions } from '@ncb/shared-kernel/blocks/documents';
import type { OpenDialog } from './document-dialog';
import type { DocumentCommandName } from './document-commands';
import { useDocumentCommands } from './use-document-commands';
import { useTexts } from '../../texts';

interface DocumentFootProps {
  row: JournalRow;
  actions: DocumentActions;
  onDialog: OpenDialog;
}

/** Commands in order of getting a button outside the menu. */
const FREQUENT: readonly DocumentCommandName[] = ['copy', 'print', 'change', 'open', 'printSigned'];

export function DocumentFoot({ row, actions, onDialog }: DocumentFootProps) {
  const { t } = useTexts();
  const { commands, running } = useDocumentCommands(row, onDialog);
  if (commands.length === 0) return null;
  return (
    <DocumentCommands
      row={row}
      actions={actions}
      commands={commands
        .filter(({ name }) => name !== 'history')
        .map((command) => ({
          ...command,
          label: t(`journal.commands.${command.name}`),
          isRunning: running === command.name,
        }))}
      preferred={FREQUENT}
      moreLabel={t('journal.rowActions', { number: row.number })}
    />
  );
}
