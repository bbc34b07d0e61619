import { Button } from 'antd';
import { useTexts } from '../../texts';
import styles from './sheet.module.css';
import type { RowSource } from './SheetBar';

export interface SheetEmptyProps {
  /** Rows are there, only not in the tab or the search that is shown. */
  hasRows: boolean;
  isEditable: boolean;
  /** Nothing is pasted there, and there is no grid to stand in. */
  isPhone?: boolean;
  onAdd: (source: RowSource) => void;
}

const BEGINNINGS: readonly RowSource[] = ['file', 'last', 'employees', 'employee'];

/** What stands in the grid instead of rows: why there are none, and what to begin with. */
export function SheetEmpty({ hasRows, isEditable, isPhone = false, onAdd }: SheetEmptyProps) {
  const { t } = useTexts();
  const begin = t(isPhone ? 'sheet.empty.beginPhone' : 'sheet.empty.begin');
  return (
    <div className={styles[isPhone ? 'begin' : 'empty']} data-field="noRows">
      <p>{hasRows ? t('sheet.empty.here') : isEditable ? begin : t('sheet.empty.none')}</p>
      {!hasRows && isEditable && (
        <div className={styles['beginnings']}>
          {BEGINNINGS.map((source) => (
            <Button key={source} onClick={() => onAdd(source)} data-action={`begin-${source}`}>
              {t(`sheet.add.${source}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
