import { Button } from 'antd';
import { getProblemText } from '@ncb/shared-kernel/ui';
import type { FileRow } from './file-rows';
import { useTexts } from '../../texts';
import styles from './import.module.css';

interface RowRemarksProps {
  row: FileRow;
  mended: string | null;
  onName: (name: string) => void;
}

export function RowRemarks({ row: { row, problems }, mended, onName }: RowRemarksProps) {
  const { t, common } = useTexts();
  // A missing name is reported for both of its parts.
  const wrong = [...new Set(problems.map(({ key, params }) => getProblemText(common, key, params)))];
  const notes = row.notes.map(({ kind, said }) => t(`import.notes.${kind}`, { said }));
  return (
    <div className={styles['remarks']}>
      {wrong.length > 0 && (
        <span className={styles['wrong']} title={wrong.join('\n')} data-problem={problems[0]?.key}>
          {wrong.join('. ')}
        </span>
      )}
      {mended !== null && (
        <Button size="small" onClick={() => onName(mended)} data-action="mendName">
          {t('import.mend')}
        </Button>
      )}
      {wrong.length === 0 && notes.length > 0 && (
        <span className="ncb-quiet ncb-cut" title={notes.join('\n')} data-notice={row.notes[0]?.kind}>
          {notes.join('. ')}
        </span>
      )}
    </div>
  );
}
