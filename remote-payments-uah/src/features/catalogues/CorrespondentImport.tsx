import { useMemo } from 'react';
import type { Correspondent } from '@ncb/shared-kernel/api/contract';
import { usePairChecks } from '@ncb/shared-kernel/blocks/account-code';
import { RecordImport, useRecordFile } from '@ncb/shared-kernel/blocks/files';
import { CORRESPONDENT_COLUMNS, CORRESPONDENT_HEADINGS } from '@ncb/shared-kernel/domain/rules';
import { CorrespondentDialog } from './CorrespondentDialog';
import { pairOfCorrespondent } from './correspondent-values';
import { correctedRow, isReady, judgeRows, readRows, type ImportedRow, type JudgedRow } from './imported-rows';
import { ImportedList } from './ImportedList';
import { useBankCodes } from './use-bank-codes';
import { useKeepImported } from './use-keep-imported';
import { useTexts } from '../../texts';

export interface CorrespondentImportProps {
  known: readonly Correspondent[];
  onClose: () => void;
}

const COLUMNS = [
  ['name', 'NAME'],
  ['code', 'CODE'],
  ['iban', 'IBAN'],
  ['is_resident', 'IS_RESIDENT'],
  ['has_code', 'HAS_CODE'],
  ['sal', 'SAL'],
] as const;
const TABLE = { needs: CORRESPONDENT_COLUMNS, headings: CORRESPONDENT_HEADINGS, rowsOf: readRows };
const NONE: readonly ImportedRow[] = [];

/**
 * Import of counterparties from a file (`imp_corr_list`). Source: docs/requirements/hryvnia-payments.md#catalogues,
 * docs/requirements/hryvnia-payments.md#catalogue-calls.
 */
export function CorrespondentImport({ known, onClose }: CorrespondentImportProps) {
  const { t } = useTexts();
  const file = useRecordFile(TABLE);
  const { rows } = file;
  const banks = useBankCodes();
  const pairs = useMemo(() => (rows ?? NONE).flatMap(({ draft }) => pairOfCorrespondent(draft) ?? []), [rows]);
  const { checks, load } = usePairChecks(pairs);
  const keeping = useKeepImported(async (all) => judgeRows(all, known, banks, await load()));
  const judged = useMemo(() => judgeRows(rows ?? NONE, known, banks, checks), [rows, known, banks, checks]);
  return (
    <RecordImport<ImportedRow, JudgedRow>
      file={file}
      judged={judged}
      isReady={isReady}
      keeping={keeping}
      columns={COLUMNS.map(([column, field]) => ({ column, label: t(`catalogues.fields.${field}`) }))}
      template="_correspondents"
      words={{
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
            put(correctedRow(row, draft));
            return Promise.resolve(null);
          }}
          onClose={close}
        />
      )}
      onClose={onClose}
    />
  );
}
