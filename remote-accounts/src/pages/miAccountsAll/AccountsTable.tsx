import { Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { type AccountStatus, TABLE_PAGE_SIZE_DEFAULT, TABLE_PAGE_SIZES } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText, StatusTag, TableFrame, type StatusTone } from '@ncb/shared-kernel/ui';
import { AccountMenu } from './AccountMenu';

const STATUS_TONES: Record<AccountStatus, StatusTone> = {
  0: 'good',
  1: 'neutral',
  2: 'neutral',
  3: 'bad',
  4: 'waiting',
};

export interface AccountsTableProps {
  accounts: readonly Account[];
}

export function AccountsTable({ accounts }: AccountsTableProps) {
  const { t } = useTranslation(['accounts', 'kernel']);
  const [pageSize, setPageSize] = useState<number>(TABLE_PAGE_SIZE_DEFAULT);

  const columns: TableColumnsType<Account> = [
    {
      title: t('number'),
      key: 'number',
      render: (_, { number, iban, comment }) => (
        <>
          <span className="ncb-number">{formatIban(iban)}</span>
          <br />
          <span className="ncb-quiet ncb-cut" title={comment}>
            {comment || number}
          </span>
        </>
      ),
    },
    { title: t('currency'), dataIndex: 'currencyLetters' },
    {
      title: t('balance'),
      key: 'balance',
      align: 'right',
      render: (_, { balance }) => <MoneyText amount={balance} />,
    },
    {
      title: t('available'),
      key: 'available',
      align: 'right',
      render: (_, account) => <Available account={account} />,
    },
    {
      title: t('equivalent'),
      key: 'equivalent',
      align: 'right',
      responsive: ['lg'],
      render: (_, { balanceEquivalent }) => <MoneyText amount={balanceEquivalent} />,
    },
    {
      title: t('overdraft'),
      key: 'overdraft',
      responsive: ['xxl'],
      render: (_, { hasOverdraft }) => t(hasOverdraft ? 'common.yes' : 'common.no', { ns: 'kernel' }),
    },
    {
      title: t('lastMovement'),
      key: 'lastMovement',
      responsive: ['xxl'],
      render: (_, { lastMovement }) => lastMovement && toDotted(lastMovement.slice(0, 10)),
    },
    {
      title: t('status'),
      key: 'status',
      render: (_, { status }) => (
        <StatusTag status={status} tone={STATUS_TONES[status]}>
          {t(`accountStatus.${status}`, { ns: 'kernel' })}
        </StatusTag>
      ),
    },
    {
      title: <span className="ncb-visually-hidden">{t('common.actions', { ns: 'kernel' })}</span>,
      key: 'menu',
      align: 'right',
      className: 'ncb-stay',
      render: (_, account) => <AccountMenu account={account} />,
    },
  ];

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

/** What a new payment may take, and what sent documents hold back. */
function Available({ account }: { account: Account }) {
  const { t } = useTranslation('accounts');
  const isReserved = account.reserved !== '0.00';
  return (
    <>
      <MoneyText amount={account.available} />
      {isReserved && (
        <div className="ncb-quiet ncb-number" title={t('reserved', { amount: account.reserved })}>
          {'− '}
          <MoneyText amount={account.reserved} />
        </div>
      )}
    </>
  );
}
