import type { ImportedRow } from './imported-row';
import { useImportKind } from './import-kind';
import styles from './import.module.css';

/** Changes that a row's texts undergo on their way; nothing if there are none. */
export function RowNote({ row }: { row: ImportedRow }) {
  const note = useImportKind().noteOf?.(row) ?? null;
  if (note === null) return null;
  return (
    <span className={styles['cell-warning']} data-notice="rowNote" title={note}>
      {note}
    </span>
  );
}
