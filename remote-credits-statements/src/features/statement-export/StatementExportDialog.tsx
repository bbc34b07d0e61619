import { DownloadOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { useDates } from '@ncb/shared-kernel/ui';
import { StatementType, type StatementFileFormat } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';
import {
  countStatement,
  useTransferName,
  type ShownOperation,
  type StatementAnswer,
  type StatementRequest,
} from '../statement';
import { ExportOutcome } from './ExportOutcome';
import { FormatChoice } from './FormatChoice';
import { isBalanceFormat, findLine } from './formats';
import { useStatementHeadings } from './use-statement-headings';
import { RegularStatementDialog } from './RegularStatementDialog';
import styles from './statement-export.module.css';
import { useExportChoice } from './use-export-choice';
import { useStatementExport } from './use-statement-export';

interface StatementExportDialogProps {
  answer: StatementAnswer;
  request: StatementRequest;
  shown: readonly ShownOperation[];
  onClose: () => void;
}

export function StatementExportDialog({ answer: wholeAnswer, request, shown, onClose }: StatementExportDialogProps) {
  const { session } = useShell();
  const answer = useMemo(() => cutAtBankDay(wholeAnswer, session.bankDay), [wholeAnswer, session.bankDay]);
  const { operations } = useMemo(() => countStatement(answer), [answer]);
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const choice = useExportChoice(answer, request, shown);
  const { format, rows } = choice;
  const headings = useStatementHeadings();
  const getTransferName = useTransferName();
  const [isRegularOpen, setRegularOpen] = useState(false);
  const { state, progress, start, cancel } = useStatementExport(request);
  const isWorking = state.kind === 'working' || state.kind === 'gathering';
  const download = () => {
    if (format === null) return;
    start(format, { answer, rows, session, headings, getTransferName, now: new Date() }, isBalanceFormat(format));
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
              : t('statementExport.downloadAs', { format: getFormatName(format) })}
          </Button>
        </div>
      }
    >
      <FormatChoice
        answer={answer}
        isTotal={request.type === StatementType.total}
        operations={operations}
        counts={choice.counts}
        format={format}
        isWorking={isWorking}
        getObstacle={choice.getObstacle}
        isDisabled={choice.isDisabled}
        onChoose={choice.choose}
        newOnly={choice.newOnly}
        onRegular={setRegularOpen}
      />
      <ExportOutcome state={state} progress={progress} />
      {isRegularOpen && (
        <RegularStatementDialog accounts={answer.statement.accounts} onClose={() => setRegularOpen(false)} />
      )}
    </Modal>
  );

  function getFormatName(of: StatementFileFormat): string {
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
