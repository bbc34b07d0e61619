import { UndoOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import type { ImportList, ImportSnapshot } from './import-list';
import { ROW_STATUSES, type ImportedRow, type RowStatus } from './imported-row';
import { DownloadRows } from './DownloadRows';
import { useTexts } from './texts';

export type FilterChoice = RowStatus | 'all' | 'lookAlike' | 'nameDiffers';

interface RowsFilterProps {
  list: ImportList;
  snapshot: ImportSnapshot;
  shown: readonly ImportedRow[];
  lookAlikes: number;
  differingNames: number;
  chosen: FilterChoice;
  onChoose: (choice: FilterChoice) => void;
  isDisabled: boolean;
}

export function RowsFilter(props: RowsFilterProps) {
  const { list, snapshot, shown, lookAlikes, differingNames, chosen, onChoose, isDisabled } = props;
  const { t } = useTexts();
  const { rows, sums, canUndo } = snapshot;
  const counts = ROW_STATUSES.map((status) => [status, sums[status].count] as const);
  // The chosen status stays in the list after its last row has left it.
  const options = counts.filter(([status, count]) => count > 0 || status === chosen);
  return (
    <div className="ncb-toolbar" role="search" aria-label={t('filter.title')}>
      <Select<FilterChoice>
        className="ncb-toolbar-select"
        popupMatchSelectWidth={false}
        aria-label={t('filter.title')}
        value={chosen}
        options={[
          { value: 'all', label: t('filter.all', { rows: rows.length }) },
          ...options.map(([status, count]) => ({
            value: status,
            label: `${t(`totals.${status}`)} (${count})`,
          })),
          ...(lookAlikes > 0 || chosen === 'lookAlike'
            ? [{ value: 'lookAlike' as const, label: t('filter.lookAlike', { rows: lookAlikes }) }]
            : []),
          ...(differingNames > 0 || chosen === 'nameDiffers'
            ? [{ value: 'nameDiffers' as const, label: t('filter.nameDiffers', { rows: differingNames }) }]
            : []),
        ]}
        onChange={onChoose}
        data-field="filter"
      />
      <Button icon={<UndoOutlined />} onClick={list.undo} disabled={!canUndo || isDisabled} data-action="undo">
        {t('undo')}
      </Button>
      <DownloadRows list={list} rows={shown} />
    </div>
  );
}
