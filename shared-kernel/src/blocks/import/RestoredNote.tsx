import type { ImportedRow } from './imported-row';
import { useImportKind } from './import-kind';
import { useTexts } from './texts';

/** What the file says in place of a code whose zeros were put back, until somebody types another code. */
export function RestoredNote({ row: { row, original, restored } }: { row: ImportedRow }) {
  const { t } = useTexts();
  const { codeColumn } = useImportKind();
  const said = codeColumn && restored?.[codeColumn];
  if (said === undefined || row[codeColumn ?? ''] !== original[codeColumn ?? '']) return null;
  return (
    <span className="ncb-quiet" data-notice="restored">
      {t('rows.restored', { said })}
    </span>
  );
}
