import { Button, Flex, Progress } from 'antd';
import type { FileProgress } from '../../files';
import { useTexts } from './texts';

export interface ReadingProgressProps {
  /** Null until the rows begin to come. */
  progress: FileProgress | null;
  onCancel: () => void;
}

/** How far the reading of a file has got. */
export function ReadingProgress({ progress, onCancel }: ReadingProgressProps) {
  const { t, common } = useTexts();
  const { done, total } = progress ?? { done: 0, total: 0 };
  return (
    <div className="ncb-sheet" data-field="reading">
      <div role="status">{progress ? t('reading.rows', { done, total }) : t('reading.file')}</div>
      <Flex gap="middle" align="center">
        <Progress
          percent={total > 0 ? Math.floor((100 * done) / total) : 0}
          aria-label={t('reading.file')}
          status="active"
        />
        <Button onClick={onCancel} data-action="cancelReading">
          {common('common.cancel')}
        </Button>
      </Flex>
    </div>
  );
}
