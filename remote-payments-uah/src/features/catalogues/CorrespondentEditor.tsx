import type { Correspondent } from '@ncb/shared-kernel/api/contract';
import type { EditedRow } from './CatalogueView';
import { CorrespondentDialog } from './CorrespondentDialog';
import { draftOfCorrespondent, EMPTY_CORRESPONDENT, rowOfCorrespondent } from './correspondent-values';

export function CorrespondentEditor({ row, title, onKeep, onClose }: EditedRow<Correspondent>) {
  return (
    <CorrespondentDialog
      title={title}
      initialValues={row ? draftOfCorrespondent(row) : EMPTY_CORRESPONDENT}
      onKeep={(draft) => onKeep(rowOfCorrespondent(draft))}
      onClose={onClose}
    />
  );
}
