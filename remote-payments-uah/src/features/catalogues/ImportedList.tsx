import { RecordsOfFile } from '@ncb/shared-kernel/blocks/files';
import type { StatusTone } from '@ncb/shared-kernel/ui';
import { IMPORT_STATUSES, type ImportStatus, type JudgedRow } from './imported-rows';
import { useTexts } from '../../texts';

const TONES: Readonly<Record<ImportStatus, StatusTone>> = {
  ok: 'ready',
  error: 'bad',
  known: 'neutral',
  repeated: 'neutral',
  saved: 'good',
};

const FIELDS = ['NAME', 'CODE', 'IBAN', 'SAL', 'IS_RESIDENT', 'HAS_CODE'] as const;

export interface ImportedListProps {
  rows: readonly JudgedRow[];
  onEdit: (id: string) => void;
}

export function ImportedList({ rows, onEdit }: ImportedListProps) {
  const { t } = useTexts();
  const fieldText = (field: string) => {
    const known = FIELDS.find((name) => name === field);
    return known ? `${t(`catalogues.fields.${known}`)}: ` : '';
  };
  return (
    <RecordsOfFile<ImportStatus>
      name="importedCorrespondents"
      rows={rows.map(({ draft: { name, code, iban }, ...row }) => ({ ...row, name, code, account: iban }))}
      fates={IMPORT_STATUSES.map((status) => ({
        status,
        tone: TONES[status],
        text: t(`catalogues.import.status.${status}`),
      }))}
      done="saved"
      titles={{
        name: t('catalogues.fields.NAME'),
        code: t('catalogues.fields.CODE'),
        account: t('catalogues.fields.IBAN'),
      }}
      fieldText={fieldText}
      onEdit={onEdit}
    />
  );
}
