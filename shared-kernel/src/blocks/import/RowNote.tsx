import type { ImportedRow } from './imported-row';
import { useImportKind } from './import-kind';
import styles from './import.module.css';

/** What becomes of a row's texts on their way; nothing where they arrive as they are. */
export function RowNote({ row }: { row: ImportedRow }) {
  const note = useImportKind().noteOf?.(row) ?? null;
  if (note === null) return null;
  return (
    <span className={styles['cell-warning']} data-notice="rowNote" title={note}>
      {note}
    </span>
  );
}
