import { Button } from 'antd';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { repairCell } from '@ncb/shared-kernel/domain/rules';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getProblemText, translateReason } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { getAdviceText, getProblemColumn } from './get-remark';
import type { RowFacts } from './grid-facts';
import type { DataColumn } from './grid-row';
import styles from './payroll-grid.module.css';
import type { PayrollGridModel } from './use-payroll-grid';

interface ActiveCellLineProps {
  grid: PayrollGridModel;
  isEditable: boolean;
}

/** Line below the grid about the active cell: problem or advice, last amount, repair. */
export function ActiveCellLine({ grid, isEditable }: ActiveCellLineProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const { active } = grid.state;
  const facts = active ? grid.facts.byKey.get(active.key) : undefined;
  if (!active || !facts) return <div className={styles['line']} data-field="cellLine" />;
  const { before, number } = facts;
  return (
    <div className={styles['line']} data-field="cellLine">
      <strong>{t('sheet.row', { number })}</strong>
      <span className={styles['hint']}>{t(`sheet.columns.${active.column}`)}</span>
      <Message facts={facts} column={active.column} isDismissed={grid.state.dismissedAdvice.has(active.key)} />
      {before && (
        <span className={styles['line-before']} data-field="lastTime">
          {t('sheet.lastTime', { amount: formatAmount(before.amount, language) })}
        </span>
      )}
      {isEditable && <Repair grid={grid} facts={facts} column={active.column} />}
    </div>
  );
}

interface MessageProps {
  facts: RowFacts;
  column: DataColumn;
  isDismissed: boolean;
}

function Message({ facts, column, isDismissed }: MessageProps) {
  const { t, common } = useTexts();
  const { problems, advice, row } = facts;
  const problem = problems.find(({ field }) => field === column) ?? problems[0];
  if (problem) {
    return (
      <span
        className={`${styles['line-text'] ?? ''} ${styles['bad'] ?? ''}`}
        data-problem={problem.key}
        title={getProblemText(common, problem.key, problem.params ?? {})}
      >
        {getProblemText(common, problem.key, problem.params ?? {})}
      </span>
    );
  }
  if (row.reason)
    return (
      <span className={`${styles['line-text'] ?? ''} ${styles['bad'] ?? ''}`}>
        {translateReason(common, row.reason)}
      </span>
    );
  const text = isDismissed ? '' : advice.map((one) => getAdviceText(t, one)).join('. ');
  return (
    <span className={`${styles['line-text'] ?? ''} ${styles['warned'] ?? ''}`} data-warning={advice[0]?.kind}>
      {text}
    </span>
  );
}

function Repair({ grid, facts, column }: { grid: PayrollGridModel; facts: RowFacts; column: DataColumn }) {
  const { t } = useTexts();
  const { dispatch, state } = grid;
  const { row, problems, before, advice } = facts;
  const [problem] = problems;
  if (problem?.field === 'amount' && before) {
    const text = before.amount;
    return (
      <Button
        size="small"
        onClick={() => dispatch({ do: 'set', cell: { key: row.key, column: 'amount' }, text })}
        data-action="takeLast"
      >
        {t('sheet.takeLast')}
      </Button>
    );
  }
  const wrong = problems.find(({ field }) => field === column) ? column : getProblemColumn(facts);
  const repaired = wrong && wrong !== 'amount' ? repairCell(wrong, row[wrong]) : null;
  if (wrong && repaired !== null) {
    return (
      <Button
        size="small"
        onClick={() => dispatch({ do: 'set', cell: { key: row.key, column: wrong }, text: repaired })}
        data-action="repair"
      >
        {t('sheet.repair')}
      </Button>
    );
  }
  if (problem || advice.length === 0 || state.dismissedAdvice.has(row.key)) return null;
  return (
    <Button size="small" onClick={() => dispatch({ do: 'see', key: row.key })} data-action="seen">
      {t('sheet.markSeen')}
    </Button>
  );
}
