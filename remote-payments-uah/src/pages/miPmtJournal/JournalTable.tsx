import { Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { JOURNAL_NAME_CUT, TABLE_PAGE_SIZE_DEFAULT, TABLE_PAGE_SIZES } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DocumentStatusTag, MoneyText, TableFrame } from '@ncb/shared-kernel/ui';

export interface JournalTableProps {
  rows: readonly JournalRow[];
  selectedIds: readonly string[];
  onSelect: (ids: readonly string[]) => void;
}

export function JournalTable({ rows, selectedIds, onSelect }: JournalTableProps) {
  const { navigation } = useShell();
  const { t } = useTranslation('payments-uah');
  const [pageSize, setPageSize] = useState<number>(TABLE_PAGE_SIZE_DEFAULT);

  const columns: TableColumnsType<JournalRow> = [
    {
      title: t('fields.number'),
      key: 'number',
      sorter: (a, b) => Number(a.number) - Number(b.number),
      render: (_, { id, number }) => (
        <a
          href={navigation.href('miPmtUahNew', { id })}
          onClick={(event) => {
            // With a modifier key the browser opens a tab of its own, as for any link.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            navigation.open('miPmtUahNew', { id });
          }}
          className="ncb-number"
          data-action="view"
        >
          {number}
        </a>
      ),
    },
    {
      title: t('fields.documentDate'),
      key: 'documentDate',
      sorter: (a, b) => a.documentDate.localeCompare(b.documentDate),
      render: (_, { documentDate }) => <span className="ncb-number">{toDotted(documentDate)}</span>,
    },
    {
      title: t('fields.receiverName'),
      key: 'receiverName',
      sorter: (a, b) => a.receiverName.localeCompare(b.receiverName, 'uk'),
      render: (_, { receiverName, purpose }) => (
        <>
          <span title={receiverName}>{cut(receiverName)}</span>
          <br />
          <span className="ncb-quiet ncb-cut" title={purpose}>
            {purpose}
          </span>
        </>
      ),
    },
    {
      title: t('fields.amount'),
      key: 'amount',
      align: 'right',
      render: (_, { amount, currencyLetters }) => <MoneyText amount={amount} currency={currencyLetters} />,
    },
    {
      title: t('fields.status'),
      key: 'status',
      render: (_, { status, abortReason }) => (
        <span title={abortReason ?? undefined}>
          <DocumentStatusTag status={status} />
        </span>
      ),
    },
  ];

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
        pagination={{
          pageSize,
          pageSizeOptions: [...TABLE_PAGE_SIZES],
          showSizeChanger: true,
          onShowSizeChange: (_, size) => setPageSize(size),
        }}
      />
    </TableFrame>
  );
}

/** Source: specification 2, section 9: the receiver's name is cut at 30 characters. */
function cut(name: string): string {
  return name.length > JOURNAL_NAME_CUT ? `${name.slice(0, JOURNAL_NAME_CUT)}…` : name;
}
