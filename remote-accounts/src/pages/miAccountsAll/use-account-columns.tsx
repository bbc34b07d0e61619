import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { AccountStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText, StatusTag, type StatusTone } from '@ncb/shared-kernel/ui';
import { AccountMenu } from './AccountMenu';

const STATUS_TONES: Record<AccountStatus, StatusTone> = {
  0: 'good',
  1: 'neutral',
  2: 'neutral',
  3: 'bad',
  4: 'waiting',
};

/** All columns where there is room; on a phone what one looks for: which account, how much, what to do. */
export function useAccountColumns(isWide: boolean): TableColumnsType<Account> {
  const { t } = useTranslation(['accounts', 'kernel']);
  const number: TableColumnsType<Account>[number] = {
    title: t('number'),
    key: 'number',
    render: (_, account) => (
      <>
        <span className={`ncb-number ${isWide ? '' : 'ncb-breakable'}`}>{formatIban(account.iban)}</span>
        <br />
        <span className="ncb-quiet ncb-cut" title={account.comment}>
          {account.comment || account.number}
        </span>
      </>
    ),
  };
  const menu: TableColumnsType<Account>[number] = {
    title: <span className="ncb-visually-hidden">{t('common.actions', { ns: 'kernel' })}</span>,
    key: 'menu',
    align: 'right',
    ...(isWide && { className: 'ncb-stay' }),
    render: (_, account) => <AccountMenu account={account} />,
  };
  const status = (account: Account) => (
    <StatusTag status={account.status} tone={STATUS_TONES[account.status]}>
      {t(`accountStatus.${account.status}`, { ns: 'kernel' })}
    </StatusTag>
  );
  if (!isWide) {
    return [
      number,
      {
        title: t('balance'),
        key: 'balance',
        align: 'right',
        render: (_, account) => (
          <>
            <MoneyText amount={account.balance} currency={account.currencyLetters} />
            {account.status !== AccountStatus.active && <div>{status(account)}</div>}
          </>
        ),
      },
      menu,
    ];
  }
  return [
    number,
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
    { title: t('status'), key: 'status', render: (_, account) => status(account) },
    menu,
  ];
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
