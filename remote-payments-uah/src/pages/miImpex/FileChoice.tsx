import { CloseOutlined, InboxOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex } from 'antd';
import { useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@ncb/shared-kernel/ui';

export interface FileChoiceProps {
  /** '' while none is chosen. */
  fileName: string;
  isOldClientBank: boolean;
  onOldClientBank: (isOldClientBank: boolean) => void;
  onFile: (file: File, isOldClientBank: boolean) => void;
  /** The file that was chosen is no longer meant. */
  onDrop: () => void;
}

/** What the dialog of the system offers first; the content decides, whatever the ending. Source: spec 2 §9 */
const ENDINGS = '.txt,.csv,.xls,.xlsx,.dbf,.fbx,.xml';

/** A place to drop a file on or to choose one. */
export function FileChoice({ fileName, isOldClientBank, onOldClientBank, onFile, onDrop }: FileChoiceProps) {
  const { t } = useTranslation('payments-uah');
  const { t: common } = useTranslation('kernel');
  const [isOld, setOld] = useState(isOldClientBank);
  const [isMissing, setMissing] = useState(false);
  const [isOver, setOver] = useState(false);

  const take = (list: FileList | null) => {
    const [file] = list ?? [];
    // A text or a folder can be dropped as well: there is no file in it.
    setMissing(!file);
    if (file) onFile(file, isOld);
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
    <div className="ncb-field">
      <label
        className={`ncb-drop ${isOver ? 'ncb-drop-over' : ''}`}
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
          accept={ENDINGS}
          onChange={onChange}
          aria-invalid={isMissing}
          data-field="file"
        />
        <InboxOutlined aria-hidden />
        <span>
          <strong>{fileName || t('impex.file.choose')}</strong>
          <br />
          <span className="ncb-quiet">{fileName ? t('impex.file.another') : t('impex.file.kinds')}</span>
        </span>
      </label>
      {isMissing && (
        <div className="ncb-field-problem" role="alert" data-problem="emptyFilePath">
          {problemText(common, 'emptyFilePath')}
        </div>
      )}
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
