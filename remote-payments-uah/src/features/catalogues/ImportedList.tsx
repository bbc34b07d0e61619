import { ImportedRecords } from '@ncb/shared-kernel/blocks/files';
import type { StatusTone } from '@ncb/shared-kernel/ui';
import { IMPORT_STATUSES, type ImportStatus, type CheckedRow } from './imported-rows';
import { useTexts } from '../../texts';

const TONES: Readonly<Record<ImportStatus, StatusTone>> = {
  ok: 'ready',
  error: 'bad',
  known: 'neutral',
  repeated: 'neutral',
  saved: 'good',
};

const FIELDS = ['name', 'code', 'iban', 'maximum', 'isResident', 'hasCode', 'phone'] as const;

interface ImportedListProps {
  rows: readonly CheckedRow[];
  onEdit: (id: string) => void;
}

export function ImportedList({ rows, onEdit }: ImportedListProps) {
  const { t } = useTexts();
  const fieldText = (field: string) => {
    const fieldName = FIELDS.find((name) => name === field);
    return fieldName ? `${t(`catalogues.fields.${fieldName}`)}: ` : '';
  };
  return (
    <ImportedRecords<ImportStatus>
      name="importedCorrespondents"
      rows={rows.map(({ draft: { name, code, iban }, ...row }) => ({ ...row, name, code, account: iban }))}
      results={IMPORT_STATUSES.map((status) => ({
        status,
        tone: TONES[status],
        text: t(`catalogues.import.status.${status}`),
      }))}
      done="saved"
      titles={{
        name: t('catalogues.fields.name'),
        code: t('catalogues.fields.code'),
        account: t('catalogues.fields.iban'),
      }}
      fieldText={fieldText}
      onEdit={onEdit}
    />
  );
}
