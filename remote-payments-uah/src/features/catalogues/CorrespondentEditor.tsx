import type { Correspondent } from '@ncb/shared-kernel/api/contract';
import type { RowDialogProps } from './CatalogueView';
import { CorrespondentDialog } from './CorrespondentDialog';
import { toCorrespondentDraft, EMPTY_CORRESPONDENT, toCorrespondentRow } from './correspondent-values';

export function CorrespondentEditor({ row, title, onKeep, onClose }: RowDialogProps<Correspondent>) {
  return (
    <CorrespondentDialog
      title={title}
      initialValues={row ? toCorrespondentDraft(row) : EMPTY_CORRESPONDENT}
      onKeep={(draft) => onKeep(toCorrespondentRow(draft))}
      onClose={onClose}
    />
  );
}
