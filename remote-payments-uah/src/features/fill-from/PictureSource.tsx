import { CameraOutlined, PictureOutlined } from '@ant-design/icons';
import { Alert, Button, Flex } from 'antd';
import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import type { QrOutcome } from '@ncb/shared-kernel/files/qr';
import { CameraView } from './CameraView';
import { useQrReader, type OpenReader } from './use-qr-reader';
import { useTexts } from '../../texts';
import styles from './fill-from.module.css';

type PictureFault = Exclude<QrOutcome['kind'], 'read'>;

interface PictureSourceProps {
  openReader: OpenReader;
  onText: (text: string) => void;
  children: ReactNode;
}

/** Input of QR codes: chosen, dropped, pasted, or seen by the camera. */
export function PictureSource({ openReader, onText, children }: PictureSourceProps) {
  const { t } = useTexts();
  const reader = useQrReader(openReader);
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [isDraggedOver, setOver] = useState(false);
  const [withCamera, setWithCamera] = useState(false);
  const [fault, setFault] = useState<PictureFault | null>(null);

  const acceptText = (text: string) => {
    setFault(null);
    onText(text);
  };
  const read = async (file: File) => {
    setFault(null);
    setReading(true);
    const outcome = await reader.readFile(file);
    setReading(false);
    if (outcome.kind === 'read') acceptText(outcome.text);
    else setFault(outcome.kind);
  };
  const readFirst = (files: FileList) => {
    const [file] = files;
    if (file) void read(file);
    return file !== undefined;
  };
  const paste = (event: ClipboardEvent) => {
    // Spreadsheets copy cells as text and image; text says more.
    if (event.clipboardData.getData('text/plain') === '' && readFirst(event.clipboardData.files))
      event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!readFirst(event.dataTransfer.files)) acceptText(event.dataTransfer.getData('text/plain'));
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={`${styles['drop']} ${isDraggedOver ? styles['over'] : ''}`}
      onPaste={paste}
      onDrop={drop}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
    >
      {children}
      <Flex gap="small" wrap>
        <Button
          icon={<PictureOutlined />}
          loading={isReading}
          onClick={() => input.current?.click()}
          data-action="choosePicture"
        >
          {t('fillFrom.picture')}
        </Button>
        <Button
          icon={<CameraOutlined />}
          onClick={() => setWithCamera(!withCamera)}
          aria-pressed={withCamera}
          data-action={withCamera ? 'stopCamera' : 'startCamera'}
        >
          {t(withCamera ? 'fillFrom.camera.stop' : 'fillFrom.camera.start')}
        </Button>
      </Flex>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="ncb-visually-hidden"
        tabIndex={-1}
        aria-label={t('fillFrom.picture')}
        data-field="picture"
        onChange={({ target }) => {
          if (target.files) readFirst(target.files);
          // Choosing the same file again must trigger a change.
          target.value = '';
        }}
      />
      {withCamera && (
        <CameraView
          readFrame={reader.readFrame}
          onText={(text) => {
            setWithCamera(false);
            acceptText(text);
          }}
        />
      )}
      {fault && <Alert type="error" showIcon title={t(`fillFrom.pictureFaults.${fault}`)} data-problem={fault} />}
    </div>
  );
}
