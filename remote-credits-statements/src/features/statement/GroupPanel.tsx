import { Button } from 'antd';
import { countLines } from '@ncb/shared-kernel/domain/statement';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { RecordButton, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { OperationGroupRow } from './group-rows';
import type { ListedOperation } from './listed-operations';
import { getDocumentNumber } from './OperationCells';
import { SignedMoney } from './SignedMoney';
import styles from './statement.module.css';
import { useLineWords } from './use-line-words';
import { usePurpose } from './use-purpose';
import { formatShortDay } from './format-short-day';

interface GroupPanelProps {
  group: OperationGroupRow;
  onView: (row: ListedOperation) => void;
  onShowAll: () => void;
}

/** Maximum operations in the panel; the list shows all. */
const SHOWN = 50;

export function GroupPanel({ group, onView, onShowAll }: GroupPanelProps) {
  const { t } = useTexts();
  const { session } = useSteadyShell();
  const dates = useDates();
  const lineWords = useLineWords();
  const getPurpose = usePurpose();
  return (
    <>
      <ul className="ncb-plain-list" data-field="groupOperations">
        {group.rows.slice(0, SHOWN).map((row) => (
          <li key={row.id} className={styles['part']}>
            <span className="ncb-number ncb-quiet">{formatShortDay(row.date, session.bankDay, dates)}</span>
            <span className="ncb-cut" title={getPurpose(row.document)}>
              {row.isRevaluation ? (
                t('statement.revaluation')
              ) : (
                <RecordButton onPress={() => onView(row)} data-action="view">
                  {`${t('statement.numberSign')}\u00a0${getDocumentNumber(row)}`}
                </RecordButton>
              )}
              <span className="ncb-quiet">{getPurpose(row.document)}</span>
            </span>
            <SignedMoney amount={row.sum} side={row.side} currency={row.currency} isShown />
          </li>
        ))}
      </ul>
      <Button onClick={onShowAll} data-action="showOperations">
        {t('statement.showAll', { lines: lineWords(countLines(group.rows)) })}
      </Button>
    </>
  );
}
