import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useTexts } from '../languages';
import type { ActivityWatch } from './create-activity-watch';

interface TimeoutWarningProps {
  watch: ActivityWatch;
  onSignOut: () => void;
}

/** Dialog one minute before an idle session ends; activity in any tab closes it. */
export function TimeoutWarning({ watch, onSignOut }: TimeoutWarningProps) {
  const { t } = useTexts();
  const seconds = useSecondsLeft(watch);
  return (
    <Modal
      open={seconds !== null}
      title={t('timeout.title')}
      onCancel={() => watch.stay()}
      destroyOnHidden
      data-dialog="timeout"
      footer={[
        <Button key="exit" onClick={onSignOut} data-action="exit">
          {t('exit')}
        </Button>,
        <Button key="stay" type="primary" autoFocus onClick={() => watch.stay()} data-action="stay">
          {t('timeout.stay')}
        </Button>,
      ]}
    >
      <p role="timer" aria-live="off">
        {t('timeout.text', { count: seconds ?? 0 })}
      </p>
    </Modal>
  );
}

function useSecondsLeft(watch: ActivityWatch): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      setSeconds(watch.isNearEnd() ? Math.max(0, Math.ceil(watch.remainingMs() / 1000)) : null);
    }, 1_000);
    return () => clearInterval(timer);
  }, [watch]);
  return seconds;
}
