import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import type { Correspondent } from '@ncb/shared-kernel/api/contract';
import { useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { failureText } from '@ncb/shared-kernel/ui';
import {
  AboutFile,
  FileFaultAlert,
  FilePlace,
  ReadingProgress,
  TemplateLinks,
  type TableChoice,
} from '@ncb/shared-kernel/blocks/files';
import { CorrespondentDialog } from './CorrespondentDialog';
import { correctedRow, judgeRows, type ImportedRow } from './imported-rows';
import { ImportedList } from './ImportedList';
import { useCorrespondentFile } from './use-correspondent-file';
import { useKeepImported } from './use-keep-imported';
import { useTexts } from '../../texts';

export interface CorrespondentImportProps {
  /** What the catalogue has already. */
  known: readonly Correspondent[];
  onClose: () => void;
}

const ENDINGS = '.csv,.txt,.dbf,.xls,.xlsx';
const COLUMNS = [
  ['name', 'NAME'],
  ['code', 'CODE'],
  ['iban', 'IBAN'],
  ['is_resident', 'IS_RESIDENT'],
  ['has_code', 'HAS_CODE'],
  ['sal', 'SAL'],
] as const;
const NONE: readonly ImportedRow[] = [];

/** From a file to the catalogue: choose, look, put right, keep. Source: spec 2 §2, §7 (`imp_corr_list`) */
export function CorrespondentImport({ known, onClose }: CorrespondentImportProps) {
  const { t, common } = useTexts();
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isTouched, setTouched] = useState(false);
  const file = useCorrespondentFile();
  const { stage } = file;
  const rows = file.rows ?? NONE;
  const importing = useKeepImported();
  const judged = judgeRows(rows, known);
  const ready = judged.filter(({ status }) => status === 'ok').length;
  const edited = rows.find(({ id }) => id === editedId);
  useUnsavedWork(isTouched, t('catalogues.import.title'));

  const read = (chosen: File, choice: TableChoice) => {
    setTouched(false);
    file.read(chosen, choice);
  };
  const keep = async () => {
    file.put(await importing.keep(judged));
    setTouched(false);
  };
  const { failure, added } = importing;

  return (
    <Flex vertical gap="middle">
      <div className="ncb-section-head">
        <h2>{t('catalogues.import.title')}</h2>
        <Button onClick={onClose} data-action="closeImport">
          {t('catalogues.import.close')}
        </Button>
      </div>
      <TemplateLinks template="_correspondents" />
      <div className="ncb-field">
        <FilePlace
          fileName={file.file?.name ?? ''}
          kinds={t('catalogues.import.kinds')}
          endings={ENDINGS}
          onFile={(chosen) => read(chosen, {})}
        />
      </div>
      {stage.kind === 'reading' && <ReadingProgress progress={stage.progress} onCancel={file.cancel} />}
      {stage.kind === 'fault' && <FileFaultAlert fault={stage.fault} template="_correspondents" />}
      {file.file && (file.about !== null || stage.kind === 'fault') && (
        <AboutFile
          about={file.about}
          choice={file.choice}
          onChoice={(change) => file.file && read(file.file, { ...file.choice, ...change })}
          columns={COLUMNS.map(([column, field]) => ({ column, label: t(`catalogues.fields.${field}`) }))}
        />
      )}
      {failure && (
        <Alert type="error" showIcon role="alert" title={failureText(common, failure)} data-problem={failure.kind} />
      )}
      {added !== null && (
        <Alert
          type="success"
          showIcon
          role="status"
          title={t('catalogues.import.added', { count: added })}
          data-notice="success"
        />
      )}
      {judged.length > 0 && (
        <>
          <Flex gap="small" align="center" wrap>
            <Button
              type="primary"
              loading={importing.isBusy}
              disabled={ready === 0}
              onClick={() => void keep()}
              data-action="saveImport"
            >
              {t('catalogues.import.save', { count: ready })}
            </Button>
            <span className="ncb-quiet" data-field="importTotal">
              {t('catalogues.import.total', { rows: judged.length, ready })}
            </span>
          </Flex>
          <ImportedList rows={judged} onEdit={setEditedId} />
        </>
      )}
      {edited && (
        <CorrespondentDialog
          title={t('catalogues.import.edit', { line: edited.id })}
          initialValues={edited.draft}
          onKeep={(draft) => {
            file.put(rows.map((row) => (row.id === edited.id ? correctedRow(row, draft) : row)));
            setTouched(true);
            return Promise.resolve(null);
          }}
          onClose={() => setEditedId(null)}
        />
      )}
    </Flex>
  );
}
