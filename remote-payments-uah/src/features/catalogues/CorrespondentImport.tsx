import { useMemo } from 'react';
import type { Correspondent } from '@ncb/shared-kernel/api/contract';
import { usePairChecks } from '@ncb/shared-kernel/blocks/account-code';
import { RecordImport, useRecordFile } from '@ncb/shared-kernel/blocks/files';
import { CORRESPONDENT_COLUMNS, CORRESPONDENT_HEADINGS } from '@ncb/shared-kernel/domain/rules';
import { CorrespondentDialog } from './CorrespondentDialog';
import { toCorrespondentPair } from './correspondent-values';
import { correctRow, isReady, checkRows, readRows, type ImportedRow, type CheckedRow } from './imported-rows';
import { ImportedList } from './ImportedList';
import { useBankCodes } from './use-bank-codes';
import { useSaveImported } from './use-save-imported';
import { useTexts } from '../../texts';

interface CorrespondentImportProps {
  existing: readonly Correspondent[];
  onClose: () => void;
}

const COLUMNS = [
  ['name', 'name'],
  ['code', 'code'],
  ['iban', 'iban'],
  ['is_resident', 'isResident'],
  ['has_code', 'hasCode'],
  ['sal', 'maximum'],
  ['phone', 'phone'],
] as const;
const TABLE = { requiredColumns: CORRESPONDENT_COLUMNS, headings: CORRESPONDENT_HEADINGS, rowsOf: readRows };
const NONE: readonly ImportedRow[] = [];

/**
 * Import of counterparties from a file (`imp_corr_list`). Source: docs/requirements/hryvnia-payments.md#catalogues,
 * docs/requirements/hryvnia-payments.md#catalogue-calls.
 */
export function CorrespondentImport({ existing, onClose }: CorrespondentImportProps) {
  const { t } = useTexts();
  const file = useRecordFile(TABLE);
  const { rows } = file;
  const banks = useBankCodes();
  const pairs = useMemo(() => (rows ?? NONE).flatMap(({ draft }) => toCorrespondentPair(draft) ?? []), [rows]);
  const { checks, load } = usePairChecks(pairs);
  const saving = useSaveImported(async (all) => checkRows(all, existing, banks, await load()));
  const judged = useMemo(() => checkRows(rows ?? NONE, existing, banks, checks), [rows, existing, banks, checks]);
  return (
    <RecordImport<ImportedRow, CheckedRow>
      file={file}
      judged={judged}
      isReady={isReady}
      saving={saving}
      columns={COLUMNS.map(([column, field]) => ({ column, label: t(`catalogues.fields.${field}`) }))}
      template="_correspondents"
      texts={{
        title: t('catalogues.import.title'),
        close: t('catalogues.import.close'),
        kinds: t('catalogues.import.kinds'),
        save: (count) => t('catalogues.import.save', { count }),
        kept: (count) => t('catalogues.import.added', { count }),
      }}
      list={(onEdit) => <ImportedList rows={judged} onEdit={onEdit} />}
      dialog={({ row, title, put, onClose: close }) => (
        <CorrespondentDialog
          title={title}
          initialValues={row.draft}
          onKeep={(draft) => {
            put(correctRow(row, draft));
            return Promise.resolve(null);
          }}
          onClose={close}
        />
      )}
      onClose={onClose}
    />
  );
}
