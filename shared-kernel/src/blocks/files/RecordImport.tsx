import { Alert, Button, Flex } from 'antd';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { ImportTemplate } from '../../api/contract';
import { useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { failureText } from '../../ui';
import { AboutFile, type TableChoice } from './AboutFile';
import type { NamedColumn } from './ColumnsReadLine';
import { FileFaultAlert } from './FileFaultAlert';
import { FilePlace } from './FilePlace';
import { isFileOpen } from './is-file-open';
import { ReadingProgress } from './ReadingProgress';
import { TemplateLinks } from './TemplateLinks';
import { useTexts } from './texts';
import type { FileReading } from './use-file-reading';
import type { KeepRecords } from './use-keep-records';

export interface EditedRecord<Row> {
  readonly row: Row;
  readonly title: string;
  readonly put: (row: Row) => void;
  readonly onClose: () => void;
}

export interface RecordImportProps<Row, Judged> {
  file: FileReading<TableChoice, readonly Row[]>;
  judged: readonly Judged[];
  isReady: (row: Judged) => boolean;
  keeping: KeepRecords<Judged, Row>;
  columns: readonly NamedColumn[];
  template?: ImportTemplate;
  words: {
    readonly title: string;
    readonly close: string;
    readonly kinds: string;
    readonly save: (count: number) => string;
    readonly kept: (count: number) => string;
  };
  list: (onEdit: (id: string) => void) => ReactNode;
  dialog: (edited: EditedRecord<Row>) => ReactNode;
  first?: File | null;
  onClose: () => void;
  'data-field'?: string;
}

const ENDINGS = '.csv,.txt,.dbf,.xls,.xlsx';

export function RecordImport<Row extends { readonly id: string }, Judged extends Row>(
  props: RecordImportProps<Row, Judged>,
) {
  const { file, judged, isReady, keeping, columns, template, words, list, dialog, first = null, onClose } = props;
  const { t, common } = useTexts();
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isTouched, setTouched] = useState(false);
  const { stage } = file;
  const ready = judged.filter(isReady).length;
  const edited = file.rows?.find(({ id }) => id === editedId);
  useUnsavedWork(isTouched, words.title);

  const read = (chosen: File, choice: TableChoice) => {
    // Rows being saved would return in place of the other file's rows.
    if (keeping.isBusy) return;
    setTouched(false);
    file.read(chosen, choice);
  };
  const begin = useEffectEvent(() => first && file.read(first, {}));
  useEffect(() => void begin(), []);
  const keep = async () => {
    file.put(await keeping.keep(judged));
    setTouched(false);
  };
  const put = (corrected: Row) => {
    file.put((file.rows ?? []).map((row) => (row.id === corrected.id ? corrected : row)));
    setTouched(true);
  };
  const { failure, kept } = keeping;

  return (
    <Flex vertical gap="middle" data-field={props['data-field']}>
      <div className="ncb-section-head">
        <h2>{words.title}</h2>
        <Button onClick={onClose} data-action="closeImport">
          {words.close}
        </Button>
      </div>
      {template && <TemplateLinks template={template} />}
      <div className="ncb-field">
        <FilePlace
          fileName={file.file?.name ?? ''}
          kinds={words.kinds}
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
        <Alert type="error" showIcon role="alert" title={failureText(common, failure)} data-problem={failure.kind} />
      )}
      {kept !== null && <Alert type="success" showIcon role="status" title={words.kept(kept)} data-notice="success" />}
      {judged.length > 0 && !(file.about && isFileOpen(file.about)) && (
        <>
          <Flex gap="small" align="center" wrap>
            <Button
              type="primary"
              loading={keeping.isBusy}
              disabled={ready === 0}
              onClick={() => void keep()}
              data-action="saveImport"
            >
              {words.save(ready)}
            </Button>
            <span className="ncb-quiet" data-field="importTotal">
              {t('records.total', { rows: judged.length, ready })}
            </span>
          </Flex>
          {/* Corrections during a save would be replaced by the returned rows. */}
          {list((id) => !keeping.isBusy && setEditedId(id))}
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
