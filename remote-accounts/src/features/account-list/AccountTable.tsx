import { Grid } from 'antd';
import { useCallback, useMemo } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { DataTable, type RowMarks, type TableSort } from '@ncb/shared-kernel/ui';
import { AccountPanel } from '../account-details/AccountPanel';
import { AccountCard } from './AccountCard';
import type { AccountColumn } from './account-columns';
import { useAccountColumns } from './use-account-columns';
import { useTexts } from '../../texts';

export interface AccountTableProps {
  /** Its name in the user's settings. */
  name: string;
  accounts: readonly Account[];
  columns: readonly AccountColumn[];
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
  marks: RowMarks;
  onRequisites: (account: Account) => void;
}

const ROW_PX = 60;
const CARD_PX = 157;

const idOf = ({ id }: Account) => id;

/** The accounts as a table; on a phone each is a card, in a table of one column. */
export function AccountTable({ name, accounts, columns, sort, onSort, marks, onRequisites }: AccountTableProps) {
  const { t } = useTexts();
  const { md: isWide = true } = Grid.useBreakpoint();
  const ids = useMemo(() => accounts.map(idOf), [accounts]);
  const table = useAccountColumns({ shown: columns, sort, marks, ids, onRequisites });
  const panel = useCallback((account: Account) => <AccountPanel account={account} />, []);
  const card = {
    key: 'card',
    title: t('columns.acn_n'),
    render: (_: unknown, account: Account) => (
      <AccountCard account={account} marks={marks} onRequisites={onRequisites} />
    ),
  };
  return (
    <DataTable<Account>
      name={name}
      label={t('list')}
      rows={accounts}
      rowId={idOf}
      columns={isWide ? table : [card]}
      showHeader={isWide}
      rowHeight={isWide ? ROW_PX : CARD_PX}
      onSort={onSort}
      openIds={marks.open.ids}
      selectedIds={marks.selected.ids}
      panel={panel}
    />
  );
}
