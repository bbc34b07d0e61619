import { memo } from 'react';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { RowMenu, RowMenuItems, useListLayout } from '@ncb/shared-kernel/ui';
import type { OpenDialog } from './document-dialog';
import { useDocumentCommands } from './use-document-commands';
import { useTexts } from '../../texts';

interface DocumentMenuProps {
  row: JournalRow;
  onDialog: OpenDialog;
}

/** Menu of a document's row; cards leave the space to the receiver. */
export const DocumentMenu = memo(function DocumentMenu({ row, onDialog }: DocumentMenuProps) {
  const { t } = useTexts();
  const { hasCards } = useListLayout();
  if (hasCards) return null;
  return (
    <RowMenu label={t('journal.rowActions', { number: row.number })}>
      {(close) => <OpenMenu row={row} onDialog={onDialog} onClose={close} />}
    </RowMenu>
  );
});

function OpenMenu({ row, onDialog, onClose }: DocumentMenuProps & { onClose: () => void }) {
  const { t } = useTexts();
  const { commands } = useDocumentCommands(row, onDialog);
  return (
    <RowMenuItems
      row={{ on: 'documents', id: row.id, kind: row.type, status: row.status }}
      items={commands.map(({ name, isAllowed, reason }) => ({
        key: name,
        disabled: !isAllowed,
        label: (
          <span title={reason ?? undefined} data-action={name}>
            {t(`journal.commands.${name}`)}
          </span>
        ),
      }))}
      onChoose={(key) => commands.find(({ name }) => name === key)?.run()}
      onClose={onClose}
    />
  );
}
