import { memo } from 'react';
import { RowMenu, RowMenuItems } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { ListedOperation } from './listed-operations';
import { getDocumentNumber } from './OperationCells';
import { getOperationCommands } from './operation-commands';
import { useOperationCommands, type OperationOpening } from './use-operation-commands';

export interface OperationMenuProps extends OperationOpening {
  row: ListedOperation;
}

export const OperationMenu = memo(function OperationMenu({ row, ...opening }: OperationMenuProps) {
  const { t } = useTexts();
  if (getOperationCommands(row).length === 0) return null;
  return (
    <RowMenu label={t('statement.rowActions', { number: getDocumentNumber(row) })}>
      {(close) => <OpenMenu row={row} {...opening} onClose={close} />}
    </RowMenu>
  );
});

function OpenMenu({ row, onClose, ...opening }: OperationMenuProps & { onClose: () => void }) {
  const { commands } = useOperationCommands(row, opening);
  return (
    <RowMenuItems
      items={commands.map(({ name, label }) => ({ key: name, label: <span data-action={name}>{label}</span> }))}
      onChoose={(key) => commands.find(({ name }) => name === key)?.run()}
      onClose={onClose}
    />
  );
}
