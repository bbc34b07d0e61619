import { Grid, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { TableFrame, useTablePages } from '@ncb/shared-kernel/ui';
import { useJournalColumns } from './use-journal-columns';

export interface JournalTableProps {
  rows: readonly JournalRow[];
  selectedIds: readonly string[];
  onSelect: (ids: readonly string[]) => void;
}

export function JournalTable({ rows, selectedIds, onSelect }: JournalTableProps) {
  const { t } = useTranslation('payments-uah');
  const pages = useTablePages('journal');
  const { md: isWide = true } = Grid.useBreakpoint();
  const columns = useJournalColumns(isWide);

  return (
    <TableFrame label={t('journal.title')}>
      <Table<JournalRow>
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={[...rows]}
        rowSelection={{
          selectedRowKeys: [...selectedIds],
          preserveSelectedRowKeys: true,
          onChange: (keys) => onSelect(keys.map(String)),
          getCheckboxProps: ({ number }) => ({ 'aria-label': t('journal.select', { number }) }),
        }}
        onRow={({ id }) => ({ 'data-row': id }) as object}
        pagination={pages}
      />
    </TableFrame>
  );
}
