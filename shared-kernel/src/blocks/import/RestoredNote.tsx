import type { ImportedRow } from './imported-row';
import { useImportKind } from './import-kind';
import { useTexts } from './texts';

/**
 * Note with the code as it stands in the file where leading zeros were restored; gone once the user changes the code.
 */
export function RestoredNote({ row: { row, original, restored } }: { row: ImportedRow }) {
  const { t } = useTexts();
  const { codeColumn } = useImportKind();
  const originalCode = codeColumn && restored?.[codeColumn];
  if (originalCode === undefined || row[codeColumn ?? ''] !== original[codeColumn ?? '']) return null;
  return (
    <span className="ncb-quiet" data-notice="restored">
      {t('rows.restored', { said: originalCode })}
    </span>
  );
}
