import { InboxOutlined } from '@ant-design/icons';
import { useState, type ChangeEvent, type DragEvent } from 'react';
import { FieldProblem } from '../../ui';
import { useTexts } from './texts';
import styles from './files.module.css';
import { usePastedFile } from './use-pasted-file';

interface FileDropZoneProps {
  /** '' while no file is chosen. */
  fileName: string;
  kinds: string;
  /** Suggestion for the file dialog, e.g. `.csv,.xlsx`; the content decides, not the extension. */
  endings: string;
  /** True if rows may be pasted while no file is chosen. */
  takesRows?: boolean;
  /** True for an area that fills its card. */
  isLarge?: boolean;
  onFile: (file: File) => void;
}

/** Drop zone and button for a file; warns if the drop has none (`emptyFilePath`). */
export function FileDropZone({
  fileName,
  kinds,
  endings,
  takesRows = false,
  isLarge = false,
  onFile,
}: FileDropZoneProps) {
  const { t } = useTexts();
  // Touch screens have nothing to drop and no Ctrl+V.
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const [isMissing, setMissing] = useState(false);
  const [isOver, setOver] = useState(false);

  usePastedFile({ isOn: takesRows && fileName === '', onFile });

  const acceptFiles = (list: FileList | null) => {
    const [file] = list ?? [];
    // Dropped text or a folder has no file.
    setMissing(!file);
    if (file) onFile(file);
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files?.length) acceptFiles(target.files);
    // Without the reset the same file, corrected meanwhile, cannot be chosen again.
    target.value = '';
  };
  const onDropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    acceptFiles(event.dataTransfer.files);
  };

  const invitation = takesRows ? 'file.chooseOrPaste' : 'file.choose';
  return (
    <>
      <label
        className={[styles['drop'], isLarge && `ncb-state ${styles['large']}`, isOver && styles['drop-over']]
          .filter(Boolean)
          .join(' ')}
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
        {!isLarge && <InboxOutlined aria-hidden />}
        <span>
          <strong>{fileName || t(isTouch ? 'file.phone.choose' : invitation)}</strong>
          <br />
          <span className="ncb-quiet">{fileName ? t(isTouch ? 'file.phone.another' : 'file.another') : kinds}</span>
        </span>
        {isLarge && <span className={styles['button']}>{t('file.button')}</span>}
      </label>
      {isMissing && <FieldProblem problem={{ key: 'emptyFilePath' }} isAlert />}
    </>
  );
}
