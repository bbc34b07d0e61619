import { InboxOutlined } from '@ant-design/icons';
import { useState, type ChangeEvent, type DragEvent } from 'react';
import { FieldProblem } from '../../ui';
import { useTexts } from './texts';
import styles from './files.module.css';
import { usePastedFile } from './use-pasted-file';

export interface FilePlaceProps {
  /** '' while none is chosen. */
  fileName: string;
  /** What can be read, in words. */
  kinds: string;
  /** What the dialog of the system offers first, `.csv,.xlsx`; the content decides, whatever the ending. */
  endings: string;
  /** Rows may also be pasted, as long as no file is chosen. */
  takesRows?: boolean;
  onFile: (file: File) => void;
}

/** A place to drop a file on or to choose one; told when there was none in what was dropped (`emptyFilePath`). */
export function FilePlace({ fileName, kinds, endings, takesRows = false, onFile }: FilePlaceProps) {
  const { t } = useTexts();
  const [isMissing, setMissing] = useState(false);
  const [isOver, setOver] = useState(false);

  usePastedFile({ isOn: takesRows && fileName === '', onFile });

  const take = (list: FileList | null) => {
    const [file] = list ?? [];
    // A text or a folder can be dropped as well: there is no file in it.
    setMissing(!file);
    if (file) onFile(file);
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files?.length) take(target.files);
    // Otherwise the same file, corrected in the meantime, could not be chosen again.
    target.value = '';
  };
  const onDropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <>
      <label
        className={`ncb-drop ${isOver ? styles['drop-over'] : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDropped}
      >
        <input
          type="file"
          className="ncb-visually-hidden"
          accept={endings}
          onChange={onChange}
          aria-invalid={isMissing}
          data-field="file"
        />
        <InboxOutlined aria-hidden />
        <span>
          <strong>{fileName || t(takesRows ? 'file.chooseOrPaste' : 'file.choose')}</strong>
          <br />
          <span className="ncb-quiet">{fileName ? t('file.another') : kinds}</span>
        </span>
      </label>
      {isMissing && <FieldProblem problem={{ key: 'emptyFilePath' }} isAlert />}
    </>
  );
}
