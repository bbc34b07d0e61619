import { StateView } from '@ncb/shared-kernel/ui';
import { Button } from 'antd';
import { useTexts } from '../../texts';
import styles from './payroll-grid.module.css';
import type { RowSource } from './GridBar';

interface EmptyGridProps {
  hasRows: boolean;
  isEditable: boolean;
  /** A phone has no grid and no pasting, so its text differs. */
  isPhone?: boolean;
  onAdd: (source: RowSource) => void;
}

const BEGINNINGS: readonly RowSource[] = ['file', 'last', 'employees', 'employee'];

export function EmptyGrid({ hasRows, isEditable, isPhone = false, onAdd }: EmptyGridProps) {
  const { t } = useTexts();
  const getText = () => {
    if (hasRows) return t('sheet.empty.here');
    if (!isEditable) return t('sheet.empty.none');
    return t(isPhone ? 'sheet.empty.beginPhone' : 'sheet.empty.begin');
  };
  return (
    <div className={isPhone ? 'ncb-list' : styles['empty']} data-field="noRows">
      <StateView title={getText()}>
        {!hasRows &&
          isEditable &&
          BEGINNINGS.map((source) => (
            <Button key={source} onClick={() => onAdd(source)} data-action={`begin-${source}`}>
              {t(`sheet.add.${source}`)}
            </Button>
          ))}
      </StateView>
    </div>
  );
}
