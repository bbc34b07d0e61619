import { Grid, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { TABLE_PAGE_SIZE_DEFAULT, TABLE_PAGE_SIZES } from '@ncb/shared-kernel/domain/vocabulary';
import { TableFrame } from '@ncb/shared-kernel/ui';
import { useAccountColumns } from './use-account-columns';

export interface AccountsTableProps {
  accounts: readonly Account[];
}

export function AccountsTable({ accounts }: AccountsTableProps) {
  const { t } = useTranslation('accounts');
  const [pageSize, setPageSize] = useState<number>(TABLE_PAGE_SIZE_DEFAULT);

  const { md: isWide = true } = Grid.useBreakpoint();
  const columns = useAccountColumns(isWide);

  return (
    <TableFrame label={t('title')}>
      <Table<Account>
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={[...accounts]}
        onRow={({ id }) => ({ 'data-row': id }) as object}
        pagination={{
          pageSize,
          pageSizeOptions: [...TABLE_PAGE_SIZES],
          showSizeChanger: true,
          hideOnSinglePage: accounts.length <= TABLE_PAGE_SIZES[0],
          onShowSizeChange: (_, size) => setPageSize(size),
        }}
      />
    </TableFrame>
  );
}
