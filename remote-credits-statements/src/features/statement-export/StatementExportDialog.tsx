import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Modal, Progress } from 'antd';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { ProgressStore } from '@ncb/shared-kernel/blocks/files';
import { useDates } from '@ncb/shared-kernel/ui';
import { countLines, type LineCounts } from '@ncb/shared-kernel/domain/statement';
import { EXPORT_FORMAT_DEFAULT, StatementType, type StatementFileFormat } from '@ncb/shared-kernel/domain/vocabulary';
import { useLastExports } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';
import { countStatement, type ShownOperation, type StatementAnswer, type StatementRequest } from '../statement';
import { FormatChoice } from './FormatChoice';
import { hasOperationsAlone, isBalanceFormat, isOffered, findLine } from './formats';
import { useStatementHeadings } from './use-statement-headings';
import { createObstacleFinder } from './create-obstacle-finder';
import { findNewOperations } from './since-last-export';
import { RegularStatementDialog } from './RegularStatementDialog';
import styles from './statement-export.module.css';
import { useStatementExport, type ExportState } from './use-statement-export';

export interface StatementExportDialogProps {
  answer: StatementAnswer;
  request: StatementRequest;
  shown: readonly ShownOperation[];
  onClose: () => void;
}

export function StatementExportDialog({ answer: wholeAnswer, request, shown, onClose }: StatementExportDialogProps) {
  const { session } = useShell();
  const answer = useMemo(() => cutAtBankDay(wholeAnswer, session.bankDay), [wholeAnswer, session.bankDay]);
  const { operations } = useMemo(() => countStatement(answer), [answer]);
  const obstacleOf = useMemo(() => createObstacleFinder(answer, request), [answer, request]);
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const headings = useStatementHeadings();
  const last = useLastExports().data;
  const [picked, setPicked] = useState<StatementFileFormat | null>(null);
  const [isNewOnly, setNewOnly] = useState(false);
  const [isRegularOpen, setRegularOpen] = useState(false);
  const { state, progress, start, cancel } = useStatementExport(request);

  const isTotal = request.type === StatementType.total;
  const isDisabled = useCallback(
    (format: StatementFileFormat) => {
      if (isBalanceFormat(format)) return obstacleOf(format) !== null;
      return isTotal ? format !== 'pdf' : shown.length === 0;
    },
    [obstacleOf, isTotal, shown.length],
  );
  const format = chooseFormat([picked, last?.format ?? null, EXPORT_FORMAT_DEFAULT, 'pdf', 'camt-08'], isDisabled);
  const fresh = useMemo(() => findNewOperations(shown, last?.exports ?? []), [shown, last]);
  const hasExported = shown.length > fresh.length;
  const rows = isNewOnly && hasExported ? fresh : shown;
  const newOnly = useMemo(
    () => ({ isOn: isNewOnly, onSwitch: setNewOnly, counts: countInTable(fresh, format) }),
    [isNewOnly, fresh, format],
  );
  const counts = useMemo(() => countInTable(rows, format), [rows, format]);
  const isWorking = state.kind === 'working' || state.kind === 'gathering';

  const download = () => {
    if (format === null) return;
    start(format, { answer, rows, session, headings, now: new Date() }, isBalanceFormat(format));
  };

  return (
    <Modal
      open
      width={820}
      title={t('statementExport.title')}
      onCancel={onClose}
      data-dialog="statementExport"
      footer={
        <div className={styles['foot']}>
          <span className={styles['period']}>
            {[...new Set([answer.start, answer.end])].map(formatDay).join(' – ')},{' '}
            {t('statementExport.accounts', { count: answer.statement.accounts.length })}
          </span>
          {isWorking ? (
            <Button onClick={cancel} data-action="cancelExport">
              {common('common.cancel')}
            </Button>
          ) : (
            <Button onClick={onClose} data-action="close">
              {common(state.kind === 'saved' ? 'common.close' : 'common.cancel')}
            </Button>
          )}
          <Button
            type="primary"
            icon={<DownloadOutlined />}
            loading={isWorking}
            disabled={format === null}
            onClick={download}
            data-action="download"
          >
            {format === null
              ? t('statementExport.download')
              : t('statementExport.downloadAs', { format: nameOf(format) })}
          </Button>
        </div>
      }
    >
      <FormatChoice
        answer={answer}
        isTotal={isTotal}
        operations={operations}
        counts={counts}
        format={format}
        isWorking={isWorking}
        getObstacle={obstacleOf}
        isDisabled={isDisabled}
        onChoose={setPicked}
        newOnly={hasExported && !isTotal ? newOnly : null}
        onRegular={setRegularOpen}
      />
      <ExportOutcome state={state} progress={progress} />
      {isRegularOpen && (
        <RegularStatementDialog accounts={answer.statement.accounts} onClose={() => setRegularOpen(false)} />
      )}
    </Modal>
  );

  function nameOf(of: StatementFileFormat): string {
    const line = findLine(of);
    if (line === null || line.name === 'banks' || line.name === 'camt')
      return t(`statementExport.variants.${of as 'camt-08'}`);
    return t(`statementExport.formats.${line.name}.name`);
  }
}

/** Cuts a period that is not over at the bank's day, as later balances are unknown. */
function cutAtBankDay(answer: StatementAnswer, bankDay: string): StatementAnswer {
  const { start, end } = answer;
  if (end <= bankDay) return answer;
  return { ...answer, end: start > bankDay ? start : bankDay };
}

/** Counts what a table holds: dbf files of payments leave revaluations out. */
function countInTable(rows: readonly ShownOperation[], format: StatementFileFormat | null): LineCounts {
  const counts = countLines(rows.map(({ document }) => document));
  return format !== null && hasOperationsAlone(format) ? { ...counts, revaluations: 0 } : counts;
}

function chooseFormat(
  preferred: readonly (StatementFileFormat | null)[],
  isDisabled: (format: StatementFileFormat) => boolean,
): StatementFileFormat | null {
  return preferred.filter(isOffered).find((format) => !isDisabled(format)) ?? null;
}

function ExportOutcome({ state, progress }: { state: ExportState; progress: ProgressStore<number> }) {
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
