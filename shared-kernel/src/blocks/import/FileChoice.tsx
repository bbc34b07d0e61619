import { CloseOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex } from 'antd';
import { useState } from 'react';
import { FilePlace } from '../files';
import { useImportKind } from './import-kind';
import { useTexts } from './texts';

export interface FileChoiceProps {
  /** '' while none is chosen. */
  fileName: string;
  isOldClientBank: boolean;
  onOldClientBank: (isOldClientBank: boolean) => void;
  onFile: (file: File, isOldClientBank: boolean) => void;
  /** The file that was chosen is no longer meant. */
  onDrop: () => void;
}

/** A file of documents, where it may be also one of the old client-bank system. */
export function FileChoice({ fileName, isOldClientBank, onOldClientBank, onFile, onDrop }: FileChoiceProps) {
  const { t } = useTexts();
  const { noun, endings, hasOldClientBank = false } = useImportKind();
  const [isOld, setOld] = useState(isOldClientBank);
  return (
    <div className="ncb-field">
      <FilePlace
        fileName={fileName}
        kinds={t(`file.kinds.${noun}`)}
        endings={endings}
        onFile={(file) => onFile(file, isOld)}
      />
      <Flex gap="middle" align="center" wrap>
        {hasOldClientBank && (
          <Checkbox
            checked={isOld}
            onChange={({ target }) => {
              setOld(target.checked);
              onOldClientBank(target.checked);
            }}
            data-field="isOldClientBank"
          >
            {t('file.oldClientBank')}
          </Checkbox>
        )}
        {fileName && (
          <Button size="small" icon={<CloseOutlined />} onClick={onDrop} data-action="dropFile">
            {t('file.drop')}
          </Button>
        )}
      </Flex>
    </div>
  );
}
