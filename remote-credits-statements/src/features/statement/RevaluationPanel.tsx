import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { Explanation } from './Explanation';
import { formatShortDay } from './format-short-day';
import { unfoldRows } from './fold-revaluations';
import type { ListedOperation } from './listed-operations';
import { SignedMoney } from './SignedMoney';
import styles from './statement.module.css';

/** Records behind a row of revaluations, each with its day, sum and reason. */
export function RevaluationPanel({ row }: { row: ListedOperation }) {
  const { t } = useTexts();
  const { session } = useSteadyShell();
  const dates = useDates();
  return (
    <div data-field="operation">
      <p className="ncb-details-sum">
        <SignedMoney amount={row.sum} side={row.side} currency={row.currency} isShown />
      </p>
      <p>{t('statement.folded.about')}</p>
      <ul className="ncb-plain-list" data-field="revaluations">
        {unfoldRows([row]).map((record) => (
          <li key={record.id}>
            <div className={styles['part']}>
              <span className="ncb-number ncb-quiet">{formatShortDay(record.date, session.bankDay, dates)}</span>
              <span>{t('statement.revaluation')}</span>
              <SignedMoney amount={record.sum} side={record.side} currency={record.currency} isShown />
            </div>
            <Explanation row={record} />
          </li>
        ))}
      </ul>
    </div>
  );
}
