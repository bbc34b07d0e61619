import { Alert, Button, Flex } from 'antd';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { ImportTemplate } from '../../api/contract';
import { useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '../../ui';
import { AboutFile } from './AboutFile';
import type { NamedColumn } from './ColumnsReadLine';
import { FileFaultAlert } from './FileFaultAlert';
import { FileDropZone } from './FileDropZone';
import { hasFileQuestions } from './has-file-questions';
import { ReadingProgress } from './ReadingProgress';
import { TemplateLinks } from './TemplateLinks';
import { useTexts } from './texts';
import type { FileReading } from './use-file-reading';
import type { SaveRecords } from './use-save-records';
import type { TableReadingChoice } from './FileQuestions';

interface EditedRecord<Row> {
  readonly row: Row;
  readonly title: string;
  readonly put: (row: Row) => void;
  readonly onClose: () => void;
}

interface RecordImportProps<Row, Judged> {
  file: FileReading<TableReadingChoice, readonly Row[]>;
  judged: readonly Judged[];
  isReady: (row: Judged) => boolean;
  saving: SaveRecords<Judged, Row>;
  columns: readonly NamedColumn[];
  template?: ImportTemplate;
  texts: {
    readonly title: string;
    readonly close: string;
    readonly kinds: string;
    readonly save: (count: number) => string;
    readonly kept: (count: number) => string;
  };
  list: (onEdit: (id: string) => void) => ReactNode;
  dialog: (edited: EditedRecord<Row>) => ReactNode;
  initialFile?: File | null;
  onClose: () => void;
  'data-field'?: string;
}

const ENDINGS = '.csv,.txt,.dbf,.xls,.xlsx';

export function RecordImport<Row extends { readonly id: string }, Judged extends Row>(
  props: RecordImportProps<Row, Judged>,
) {
  const { file, judged, isReady, saving, columns, template, texts, list, dialog, initialFile = null, onClose } = props;
  const { t, common } = useTexts();
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isTouched, setTouched] = useState(false);
  const { stage } = file;
  const ready = judged.filter(isReady).length;
  const edited = file.rows?.find(({ id }) => id === editedId);
  useUnsavedWork(isTouched, texts.title);

  const read = (chosen: File, choice: TableReadingChoice) => {
    // Rows being saved would return in place of the other file's rows.
    if (saving.isBusy) return;
    setTouched(false);
    file.read(chosen, choice);
  };
  const readInitialFile = useEffectEvent(() => initialFile && file.read(initialFile, {}));
  useEffect(() => void readInitialFile(), []);
  const saveRecords = async () => {
    file.put(await saving.save(judged));
    setTouched(false);
  };
  const put = (corrected: Row) => {
    file.put((file.rows ?? []).map((row) => (row.id === corrected.id ? corrected : row)));
    setTouched(true);
  };
  const { failure, savedCount } = saving;

  return (
    <Flex vertical gap="middle" data-field={props['data-field']}>
      <div className="ncb-section-head">
        <h2>{texts.title}</h2>
        <Button onClick={onClose} data-action="closeImport">
          {texts.close}
        </Button>
      </div>
      {template && <TemplateLinks template={template} />}
      <div className="ncb-field">
        <FileDropZone
          fileName={file.file?.name ?? ''}
          kinds={texts.kinds}
          endings={ENDINGS}
          takesRows
          onFile={(chosen) => read(chosen, {})}
        />
      </div>
      {stage.kind === 'reading' && <ReadingProgress progress={stage.progress} onCancel={file.cancel} />}
      {stage.kind === 'fault' && <FileFaultAlert fault={stage.fault} {...(template && { template })} />}
      {file.file && (file.about !== null || stage.kind === 'fault') && (
        <AboutFile
          about={file.about}
          choice={file.choice}
          onChoice={(change) => file.file && read(file.file, { ...file.choice, ...change })}
          columns={columns}
        />
      )}
      {failure && (
        <Alert type="error" showIcon role="alert" title={getFailureText(common, failure)} data-problem={failure.kind} />
      )}
      {savedCount !== null && (
        <Alert type="success" showIcon role="status" title={texts.kept(savedCount)} data-notice="success" />
      )}
      {judged.length > 0 && !(file.about && hasFileQuestions(file.about)) && (
        <>
          <Flex gap="small" align="center" wrap>
            <Button
              type="primary"
              loading={saving.isBusy}
              disabled={ready === 0}
              onClick={() => void saveRecords()}
              data-action="saveImport"
            >
              {texts.save(ready)}
            </Button>
            <span className="ncb-quiet" data-field="importTotal">
              {t('records.total', { rows: judged.length, ready })}
            </span>
          </Flex>
          {/* Corrections during a save would be replaced by the returned rows. */}
          {list((id) => !saving.isBusy && setEditedId(id))}
        </>
      )}
      {edited &&
        dialog({
          row: edited,
          title: t('records.edit', { line: edited.id }),
          put,
          onClose: () => setEditedId(null),
        })}
    </Flex>
  );
}
