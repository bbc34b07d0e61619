import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TableSort } from './DataTable';

export interface SortChoiceProps {
  columns: readonly { readonly key: string; readonly title: string }[];
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
}

export function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  const { t } = useTranslation('kernel');
  return (
    <Select<string>
      className="ncb-toolbar-select"
      aria-label={t('common.sort')}
      value={sort ? `${sort.column}${sort.isDescending ? '-' : ''}` : ''}
      options={[
        { value: '', label: t('common.bankOrder') },
        ...columns.flatMap(({ key, title }) => [
          { value: key, label: `${title} ↑` },
          { value: `${key}-`, label: `${title} ↓` },
        ]),
      ]}
      onChange={(chosen) =>
        onSort(chosen ? { column: chosen.replace('-', ''), isDescending: chosen.endsWith('-') } : null)
      }
      data-field="sort"
    />
  );
}
