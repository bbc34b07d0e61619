import { Alert } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { QrOutcome } from '@ncb/shared-kernel/files/qr';
import { useTexts } from '../../texts';
import styles from './fill-from.module.css';

type CameraFault = 'denied' | 'none' | 'failed';

interface CameraSession {
  isOver: boolean;
  stream: MediaStream | null;
}

interface CameraViewProps {
  readFrame: (frame: ImageBitmap) => Promise<QrOutcome>;
  onText: (text: string) => void;
}

/** Reads a QR code; unmounting stops the camera. */
export function CameraView({ readFrame, onText }: CameraViewProps) {
  const { t } = useTexts();
  const view = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);

  const readUntilFound = useEffectEvent(async (video: HTMLVideoElement, session: CameraSession) => {
    session.stream = await openCamera();
    // The dialog may be closed by now.
    if (isOver(session)) return stop(session);
    video.srcObject = session.stream;
    await video.play();
    while (!isOver(session)) {
      const outcome = await readFrame(await captureFrame(video));
      if (isOver(session)) return;
      if (outcome.kind === 'read') return onText(outcome.text);
      if (outcome.kind === 'failed') throw new Error('the decoder failed');
    }
  });
  useEffect(() => {
    const session: CameraSession = { isOver: false, stream: null };
    if (view.current) {
      readUntilFound(view.current, session).catch((error: unknown) => {
        if (!session.isOver) setFault(toFault(error));
        stop(session);
      });
    }
    return () => stop(session);
  }, []);

  return (
    <div data-field="camera">
      {fault ? (
        <Alert type="error" showIcon title={t(`fillFrom.camera.${fault}`)} data-problem={fault} />
      ) : (
        <>
          <video ref={view} muted playsInline className={styles['camera']} aria-label={t('fillFrom.camera.view')} />
          <p className="ncb-quiet">{t('fillFrom.camera.hint')}</p>
        </>
      )}
    </div>
  );
}

/** Opens the back camera; without https `mediaDevices` is undefined. */
function openCamera(): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return Promise.reject(new DOMException('no devices', 'NotFoundError'));
  return devices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
}

/** Returns the current value, which changes during waits. */
function isOver(session: CameraSession): boolean {
  return session.isOver;
}

/** Stops the camera at once: a hidden tab's reading loop waits, and the light would stay on. */
function stop(session: CameraSession): void {
  session.isOver = true;
  for (const track of session.stream?.getTracks() ?? []) track.stop();
}

async function captureFrame(video: HTMLVideoElement): Promise<ImageBitmap> {
  await new Promise(requestAnimationFrame);
  return createImageBitmap(video);
}

function toFault(error: unknown): CameraFault {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed';
}
