import { CloseOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex } from 'antd';
import { useState } from 'react';
import { FilePlace } from '@ncb/shared-kernel/blocks/files';
import { useTexts } from '../../texts';

export interface FileChoiceProps {
  /** '' while none is chosen. */
  fileName: string;
  isOldClientBank: boolean;
  onOldClientBank: (isOldClientBank: boolean) => void;
  onFile: (file: File, isOldClientBank: boolean) => void;
  /** The file that was chosen is no longer meant. */
  onDrop: () => void;
}

/** Source: spec 2 §9 */
const ENDINGS = '.txt,.csv,.xls,.xlsx,.dbf,.fbx,.xml';

/** A file of payments, also one of the old client-bank system. */
export function FileChoice({ fileName, isOldClientBank, onOldClientBank, onFile, onDrop }: FileChoiceProps) {
  const { t } = useTexts();
  const [isOld, setOld] = useState(isOldClientBank);
  return (
    <div className="ncb-field">
      <FilePlace
        fileName={fileName}
        kinds={t('impex.file.kinds')}
        endings={ENDINGS}
        onFile={(file) => onFile(file, isOld)}
      />
      <Flex gap="middle" align="center" wrap>
        <Checkbox
          checked={isOld}
          onChange={({ target }) => {
            setOld(target.checked);
            onOldClientBank(target.checked);
          }}
          data-field="isOldClientBank"
        >
          {t('impex.file.oldClientBank')}
        </Checkbox>
        {fileName && (
          <Button size="small" icon={<CloseOutlined />} onClick={onDrop} data-action="dropFile">
            {t('impex.file.drop')}
          </Button>
        )}
      </Flex>
    </div>
  );
}
