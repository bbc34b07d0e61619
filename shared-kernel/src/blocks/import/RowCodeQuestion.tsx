import styles from './import.module.css';
import type { ImportList } from './import-list';
import type { ImportedRow } from './imported-row';
import { useTexts } from './texts';

export interface RowCodeQuestionProps {
  list: ImportList;
  row: ImportedRow;
}

/** Shows that a row's account was used with other codes; stays after the row is confirmed. */
export function RowCodeQuestion({ list, row }: RowCodeQuestionProps) {
  const { t } = useTexts();
  const check = list.checkOf(row.id);
  if (check?.verdict !== 'seenWithOthers') return null;
  const words = t('otherCodes', { codes: check.seen.map(({ code }) => code).join(', ') });
  return (
    <span className={styles['cell-warning']} data-notice="warning" title={words}>
      {words}
    </span>
  );
}
