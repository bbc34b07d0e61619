import { Button, Flex, Progress } from 'antd';
import { useSyncExternalStore } from 'react';
import type { FileProgress } from '../../files';
import type { ProgressStore } from './create-progress-store';
import { useTexts } from './texts';

interface ReadingProgressProps {
  /** Null until the first rows are read. */
  progress: ProgressStore<FileProgress | null>;
  onCancel: () => void;
}

export function ReadingProgress({ progress, onCancel }: ReadingProgressProps) {
  const { common } = useTexts();
  return (
    <div className="ncb-sheet" data-field="reading">
      <RowsRead progress={progress} />
      <Flex gap="middle" align="center">
        <ReadBar progress={progress} />
        <Button onClick={onCancel} data-action="cancelReading">
          {common('common.cancel')}
        </Button>
      </Flex>
    </div>
  );
}

type ProgressProps = Pick<ReadingProgressProps, 'progress'>;

function RowsRead({ progress }: ProgressProps) {
  const { t } = useTexts();
  const present = useSyncExternalStore(progress.subscribe, progress.get);
  return <div role="status">{present ? t('reading.rows', { ...present }) : t('reading.file')}</div>;
}

function ReadBar({ progress }: ProgressProps) {
  const { t } = useTexts();
  const { done, total } = useSyncExternalStore(progress.subscribe, progress.get) ?? { done: 0, total: 0 };
  return (
    <Progress
      percent={total > 0 ? Math.floor((100 * done) / total) : 0}
      // At 100 % antd would show success before the rows are displayed.
      status="normal"
      aria-label={t('reading.file')}
    />
  );
}
