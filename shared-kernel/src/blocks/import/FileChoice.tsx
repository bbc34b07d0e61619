import { CloseOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex } from 'antd';
import { useState } from 'react';
import { FileDropZone } from '../files';
import type { ImportFiles } from './import-kind';
import { Samples } from './Samples';
import { useTexts } from './texts';
import styles from './import.module.css';

interface FileChoiceProps {
  files: ImportFiles;
  /** '' while no file is chosen. */
  fileName: string;
  isOldClientBank: boolean;
  /** Called for a file already chosen; reads it again. */
  onOldClientBank?: (isOldClientBank: boolean) => void;
  onFile: (file: File, isOldClientBank: boolean) => void;
  onDrop?: () => void;
}

export function FileChoice(props: FileChoiceProps) {
  const { files, fileName, isOldClientBank, onOldClientBank, onFile, onDrop } = props;
  const { t } = useTexts();
  const { noun, endings, hasOldClientBank = false } = files;
  const [isOld, setOld] = useState(isOldClientBank);
  return (
    <div className={`ncb-field ${fileName ? '' : styles['start']}`}>
      <FileDropZone
        fileName={fileName}
        isLarge={!fileName}
        kinds={t(`file.kinds.${noun}`)}
        endings={endings}
        takesRows
        onFile={(file) => onFile(file, isOld)}
      />
      <Flex gap="middle" align="center" justify="space-between" wrap className={styles['start-line'] ?? ''}>
        {hasOldClientBank && (
          <Checkbox
            checked={isOld}
            onChange={({ target }) => {
              setOld(target.checked);
              onOldClientBank?.(target.checked);
            }}
            data-field="isOldClientBank"
          >
            {t('file.oldClientBank')}
          </Checkbox>
        )}
        {!fileName && <Samples files={files} />}
        {fileName && (
          <Button size="small" icon={<CloseOutlined />} onClick={onDrop} data-action="dropFile">
            {t('file.drop')}
          </Button>
        )}
      </Flex>
    </div>
  );
}
