import { useDates } from '../../ui';
import { hasPairQuestion } from '../account-code';
import styles from './import.module.css';
import type { ImportList } from './import-list';
import type { ImportedRow } from './imported-row';
import { useTexts } from './texts';

interface RowCodeQuestionProps {
  list: ImportList;
  row: ImportedRow;
}

export function RowCodeQuestion({ list, row }: RowCodeQuestionProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const check = list.checkOf(row.id);
  if (!hasPairQuestion(check)) return null;
  const text = [
    ...(check.verdict === 'seenWithOthers'
      ? [t('otherCodes', { codes: check.seen.map(({ code }) => code).join(', ') })]
      : []),
    ...(check.lastPaid === null ? [] : [t('earlierYear', { date: formatDay(check.lastPaid) })]),
  ].join('. ');
  return (
    <span className={styles['cell-warning']} data-notice="warning" title={text}>
      {text}
    </span>
  );
}
