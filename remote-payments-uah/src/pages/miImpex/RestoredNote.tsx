import type { ImportedRow } from '../../features/import/imported-row';
import { useTexts } from '../../texts';

/** What the file says in place of a code whose zeros were put back, until somebody types another code. */
export function RestoredNote({ row: { row, original, restored } }: { row: ImportedRow }) {
  const { t } = useTexts();
  const said = restored?.okpo_c;
  if (said === undefined || row.okpo_c !== original.okpo_c) return null;
  return (
    <span className="ncb-quiet" data-notice="restored">
      {t('impex.rows.restored', { said })}
    </span>
  );
}
