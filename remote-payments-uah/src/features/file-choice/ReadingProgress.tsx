import { Button, Flex, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FileProgress } from '@ncb/shared-kernel/files';

export interface ReadingProgressProps {
  /** Null until the rows begin to come. */
  progress: FileProgress | null;
  onCancel: () => void;
}

/** How far the reading of a file has got. */
export function ReadingProgress({ progress, onCancel }: ReadingProgressProps) {
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const { done, total } = progress ?? { done: 0, total: 0 };
  return (
    <div className="ncb-sheet" data-field="reading">
      <div role="status">{progress ? t('impex.reading.rows', { done, total }) : t('impex.reading.file')}</div>
      <Flex gap="middle" align="center">
        <Progress
          percent={total > 0 ? Math.floor((100 * done) / total) : 0}
          aria-label={t('impex.reading.file')}
          status="active"
        />
        <Button onClick={onCancel} data-action="cancelReading">
          {t('common.cancel', { ns: 'kernel' })}
        </Button>
      </Flex>
    </div>
  );
}
