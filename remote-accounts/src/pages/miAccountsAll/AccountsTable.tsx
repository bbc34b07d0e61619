import { Grid, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { TABLE_PAGE_SIZES } from '@ncb/shared-kernel/domain/vocabulary';
import { TableFrame, useTablePages } from '@ncb/shared-kernel/ui';
import { useAccountColumns } from './use-account-columns';

export interface AccountsTableProps {
  accounts: readonly Account[];
}

export function AccountsTable({ accounts }: AccountsTableProps) {
  const { t } = useTranslation('accounts');
  const pages = useTablePages('accounts');
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
        pagination={{ ...pages, hideOnSinglePage: accounts.length <= TABLE_PAGE_SIZES[0] }}
      />
    </TableFrame>
  );
}
