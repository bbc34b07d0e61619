import { checkPurposeRow } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { PURPOSE_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { RecordDialog, TextField, useRecordForm, type SaveRow } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface PurposeValues {
  readonly text: string;
}

interface PurposeDialogProps {
  title: string;
  initialValues: PurposeValues;
  onKeep: SaveRow<PurposeValues>;
  onClose: () => void;
}

/**
 * Dialog of a payment purpose; line breaks become spaces. Source:
 * docs/requirements/hryvnia-payments.md#names-and-purposes.
 */
export function PurposeDialog({ title, initialValues, onKeep, onClose }: PurposeDialogProps) {
  const { t } = useTexts();
  const tidy = ({ text }: PurposeValues) => ({ text: tidyLine(text) });
  const form = useRecordForm<PurposeValues, PurposeValues>({
    title,
    initialValues,
    check: (typed) => checkPurposeRow(tidy(typed).text),
    toRow: tidy,
    onSave: onKeep,
    onKept: onClose,
  });
  return (
    <RecordDialog name="purpose" title={title} form={form} onClose={onClose}>
      <TextField
        checked={form.checked}
        label={t('catalogues.fields.purpose')}
        name="text"
        required
        hint={`${form.checked.values.text.trim().length} / ${PURPOSE_MAX}`}
        lines={2}
      />
    </RecordDialog>
  );
}
