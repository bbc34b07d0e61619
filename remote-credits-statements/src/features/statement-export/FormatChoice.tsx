import { Button, Checkbox } from 'antd';
import { memo } from 'react';
import { useDates } from '@ncb/shared-kernel/ui';
import type { LineCounts } from '@ncb/shared-kernel/domain/statement';
import {
  EXPORT_FORMAT_DEFAULT,
  type StatementBalanceFormat,
  type StatementFileFormat,
} from '@ncb/shared-kernel/domain/vocabulary';
import { useLastExports } from '@ncb/shared-kernel/queries';
import { useTexts } from '../../texts';
import { useLineWords, type StatementAnswer } from '../statement';
import { FormatLines } from './FormatLines';
import { BALANCE_LINES, TABLE_LINES } from './formats';
import type { Obstacle } from './create-obstacle-finder';
import styles from './statement-export.module.css';

interface FormatChoiceProps {
  answer: StatementAnswer;
  isTotal: boolean;
  operations: number;
  /** Lines that a table holds. */
  counts: LineCounts;
  format: StatementFileFormat | null;
  isWorking: boolean;
  getObstacle: (format: StatementBalanceFormat) => Obstacle | null;
  isDisabled: (format: StatementFileFormat) => boolean;
  onChoose: (format: StatementFileFormat) => void;
  /** Option to export only operations since the last export; null if that equals all. */
  newOnly: { isOn: boolean; onSwitch: (isOn: boolean) => void; counts: LineCounts } | null;
  onRegular: (isOpen: true) => void;
}

/**
 * Choice of a file format: a table of what is shown, or all operations for accounting software. Memoised: it does not
 * re-render with the dialog.
 */
export const FormatChoice = memo(function FormatChoice(props: FormatChoiceProps) {
  const { answer, isTotal, operations, counts, isWorking, getObstacle, newOnly, onRegular } = props;
  const { t } = useTexts();
  const lineWords = useLineWords();
  const obstacle = getObstacle('camt-08');
  const reason = obstacle ?? (isTotal ? 'total' : null);
  const choice = {
    chosen: props.format ?? EXPORT_FORMAT_DEFAULT,
    isDisabled: props.isDisabled,
    onChoose: props.onChoose,
  };
  return (
    <div className={styles['columns']}>
      <fieldset className={styles['column']} disabled={isWorking} data-section="table">
        <legend>{t('statementExport.table')}</legend>
        <p className={styles['rule']}>
          {isTotal
            ? t('statementExport.totalsRule', { count: answer.statement.accounts.length })
            : t('statementExport.tableRule', { lines: lineWords(counts) })}
        </p>
        <FormatLines lines={TABLE_LINES} {...choice} />
        {newOnly && (
          <Checkbox
            className={styles['since'] ?? ''}
            checked={newOnly.isOn}
            onChange={({ target }) => newOnly.onSwitch(target.checked)}
            data-field="newOnly"
          >
            {t('statementExport.newOnly', { lines: lineWords(newOnly.counts) })}
          </Checkbox>
        )}
      </fieldset>
      <fieldset className={styles['column']} disabled={isWorking} data-section="balances">
        <legend>{t('statementExport.balances')}</legend>
        <p className={styles['rule']}>
          {reason === null ? t('statementExport.balancesRule', { count: operations }) : t(REASONS[reason])}
          {obstacle === null && answer.truncated && `. ${t('statementExport.byParts')}`}
        </p>
        <FormatLines lines={BALANCE_LINES} {...choice} />
        <LastExportLine answer={answer} />
        <Button
          type="link"
          className={styles['regular'] ?? ''}
          onClick={() => onRegular(true)}
          data-action="regularStatement"
        >
          {t('statementExport.regular.open')}
        </Button>
      </fieldset>
    </div>
  );
});

const REASONS = {
  oneSide: 'statementExport.reasons.oneSide',
  total: 'statementExport.reasons.total',
  nothing: 'statementExport.reasons.nothing',
  unbalanced: 'statementExport.reasons.unbalanced',
} as const satisfies Readonly<Record<Obstacle, string>>;

/** Time of the oldest last export of the shown accounts to accounting software. */
function LastExportLine({ answer }: { answer: StatementAnswer }) {
  const { t } = useTexts();
  const { formatMoment } = useDates();
  const { data: last } = useLastExports();
  const ids = answer.statement.accounts.map(({ accountId }) => accountId);
  const [oldest] = (last?.exports ?? [])
    .filter(({ accountId }) => ids.includes(accountId))
    .map(({ exportedAt }) => exportedAt)
    .toSorted();
  if (oldest === undefined) return null;
  return (
    <p className={styles['rule']} data-field="lastExport">
      {t('statementExport.lastExport', { moment: formatMoment(oldest) })}
    </p>
  );
}
