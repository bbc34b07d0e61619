import { Alert, Button, Flex, Progress } from 'antd';
import type { ReactNode } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText, PageLink } from '../../ui';
import { useImportKind } from './import-kind';
import type { ImportList, ImportSnapshot } from './import-list';
import type { SaveRows } from './use-save-rows';
import { useTexts } from './texts';

interface SaveBarProps {
  list: ImportList;
  snapshot: ImportSnapshot;
  save: SaveRows;
  /** Results of the saved rows' names. */
  names: ReactNode;
}

export function SaveBar({ snapshot: { sums }, save, names }: SaveBarProps) {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const { noun } = useImportKind();
  const { isRunning, isStopping, progress, failure } = save;
  const isRepeat = sums.asked.count > 0 && !isRunning;
  const count = sums.ok.count + sums.asked.count;
  const hasEnded = progress !== null && !isRunning;
  const { saved, refused } = sums;
  return (
    <Flex vertical gap="small">
      <Flex gap="small" align="center" wrap>
        <Button
          type="primary"
          size="large"
          loading={isRunning}
          disabled={count === 0 && !isRunning}
          onClick={() => void save.run()}
          data-action="save"
        >
          {isRepeat ? t(`save.${noun}.repeat`, { count }) : t(`save.${noun}.button`, { count })}
        </Button>
        {isRunning && (
          <Button size="large" onClick={save.stop} loading={isStopping} data-action="cancelSaving">
            {common('common.cancel')}
          </Button>
        )}
      </Flex>
      {isRunning && progress && (
        <div data-field="saving">
          <div role="status">{t('save.progress', { done: progress.done, total: progress.total })}</div>
          <Progress
            percent={progress.total > 0 ? Math.floor((100 * progress.done) / progress.total) : 0}
            aria-label={t(`save.${noun}.running`)}
          />
        </div>
      )}
      {failure && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={getFailureText(common, failure)}
          description={sums.asked.count > 0 ? t(`save.${noun}.unanswered`, { count: sums.asked.count }) : undefined}
          data-problem={failure.kind}
        />
      )}
      {hasEnded && (saved.count > 0 || refused.count > 0) && (
        <Alert
          type={refused.count > 0 ? 'warning' : 'success'}
          showIcon
          title={t(`save.${noun}.saved`, { count: saved.count })}
          description={
            <Flex vertical gap="small">
              {refused.count > 0 && <span>{t(`save.${noun}.refused`, { count: refused.count })}</span>}
              {names}
              <PageLink navigation={navigation} page="miPmtJournal" data-action="journal">
                {t('save.journal')}
              </PageLink>
            </Flex>
          }
          data-field="saveResult"
          data-notice={refused.count > 0 ? 'warning' : 'success'}
        />
      )}
    </Flex>
  );
}
