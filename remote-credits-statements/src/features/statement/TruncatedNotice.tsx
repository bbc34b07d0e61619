import { Alert, Button, Progress } from 'antd';
import { addCounts, countLines, type LineCounts } from '@ncb/shared-kernel/domain/statement';
import { useTexts } from '../../texts';
import { useLineWords } from './use-line-words';
import type { WholeStatement } from './use-whole-statement';

const FAILURES = {
  dayTooLong: 'statementExport.reasons.dayTooLong',
  failed: 'statement.failedToLoadBilling',
} as const;

export function TruncatedNotice({ answer, rest, gather, cancel }: WholeStatement) {
  const { t, common } = useTexts();
  const lineWords = useLineWords();
  if (rest.kind === 'gathering') {
    const { done, total } = rest;
    return (
      <Alert
        type="info"
        showIcon
        role="status"
        title={t('statementExport.gathering', { done, total })}
        description={
          <Progress
            percent={total > 0 ? Math.min(99, Math.floor((100 * done) / total)) : 0}
            aria-label={t('statement.gatherAll')}
          />
        }
        action={
          <Button onClick={cancel} data-action="cancelGathering">
            {common('common.cancel')}
          </Button>
        }
        data-notice="info"
      />
    );
  }
  const isFailed = rest.kind === 'failed';
  return (
    <Alert
      type={isFailed ? 'error' : 'info'}
      showIcon
      title={isFailed ? t(FAILURES[rest.reason]) : t('statement.truncated', { lines: lineWords(countShown(answer)) })}
      action={
        <Button onClick={gather} data-action="gatherAll">
          {t('statement.gatherAll')}
        </Button>
      }
      data-notice={isFailed ? 'error' : 'info'}
    />
  );
}

function countShown({ statement: { accounts } }: WholeStatement['answer']): LineCounts {
  return addCounts(accounts.map(({ documents }) => countLines(documents)));
}
