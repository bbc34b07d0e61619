import { Alert, Progress } from 'antd';
import { useSyncExternalStore } from 'react';
import type { ProgressStore } from '@ncb/shared-kernel/blocks/files';
import { useTexts } from '../../texts';
import styles from './statement-export.module.css';
import type { ExportState } from './use-statement-export';

interface ExportOutcomeProps {
  state: ExportState;
  progress: ProgressStore<number>;
}

/** Progress of an export, then its result. */
export function ExportOutcome({ state, progress }: ExportOutcomeProps) {
  const { t, common } = useTexts();
  switch (state.kind) {
    case 'idle':
      return null;
    case 'gathering':
    case 'working':
      return <ProgressLine {...state} progress={progress} />;
    case 'failed':
      return (
        <Alert
          className={styles['since'] ?? ''}
          type="error"
          showIcon
          role="alert"
          title={state.reason ? t(`statementExport.reasons.${state.reason}`) : common('common.exportFailed')}
          data-notice="error"
        />
      );
    case 'saved':
      return <SavedAlert state={state} />;
  }
}

interface ProgressLineProps {
  kind: 'gathering' | 'working';
  total: number;
  progress: ProgressStore<number>;
}

function ProgressLine({ kind, total, progress }: ProgressLineProps) {
  const { t } = useTexts();
  const done = useSyncExternalStore(progress.subscribe, progress.get);
  return (
    <div role="status" className={styles['since']} data-field="exportProgress">
      {t(`statementExport.${kind}`, { done, total })}
      <Progress
        percent={total > 0 ? Math.min(99, Math.floor((100 * done) / total)) : 0}
        aria-label={t('statementExport.title')}
      />
    </div>
  );
}

function SavedAlert({ state: { name, losses, isRemembered } }: { state: ExportState & { kind: 'saved' } }) {
  const { t } = useTexts();
  const notices = [
    losses.cut > 0 && t('statementExport.cut', { count: losses.cut }),
    losses.missing.length > 0 && t('statementExport.missing', { characters: losses.missing.join(' ') }),
    !isRemembered && t('statementExport.notRemembered'),
  ].filter((text) => text !== false);
  const type = notices.length > 0 ? 'warning' : 'success';
  return (
    <Alert
      className={styles['since'] ?? ''}
      type={type}
      showIcon
      role="status"
      title={t('statementExport.saved', { name })}
      description={notices.length > 0 && notices.map((text) => <div key={text}>{text}</div>)}
      data-notice={type}
    />
  );
}
