import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import {
  MoneyText,
  PanelButton,
  SelectAllBox,
  SelectBox,
  sortedBy,
  type RowMarks,
  type TableSort,
} from '@ncb/shared-kernel/ui';
import { BalanceTrend } from '../balance-trend/BalanceTrend';
import { AccountName, Available } from './AccountCells';
import type { AccountColumn } from './account-columns';
import { AccountMenu } from './AccountMenu';
import { AccountStatusTag } from './AccountStatusTag';
import { FavouriteButton } from './FavouriteButton';
import { SORT_COLUMNS } from './shown-accounts';

export interface AccountColumnsOptions {
  shown: readonly AccountColumn[];
  sort: TableSort | null;
  marks: RowMarks;
  /** Ids of all accounts that the filter leaves. */
  ids: readonly string[];
  onRequisites: (account: Account) => void;
}

type Column = TableColumnsType<Account>[number];

/** The columns of the list on a screen that has room for a table. */
export function useAccountColumns(options: AccountColumnsOptions): TableColumnsType<Account> {
  const { shown, sort, marks, ids, onRequisites } = options;
  const { t } = useTranslation(['accounts', 'kernel']);
  const { selected, open } = marks;

  const render: Record<AccountColumn, (account: Account) => ReactNode> = {
    acn_n: (account) => <AccountName account={account} />,
    sim_cur: ({ currencyLetters }) => currencyLetters,
    sal: ({ balance, currencyLetters }) => <MoneyText amount={balance} digitsOf={currencyLetters} />,
    av_sal: (account) => <Available account={account} />,
    c_sal: ({ balanceEquivalent }) => <MoneyText amount={balanceEquivalent} digitsOf={UAH.letters} />,
    has_overdraft: ({ hasOverdraft }) => t(hasOverdraft ? 'common.yes' : 'common.no', { ns: 'kernel' }),
    last_move: ({ lastMovement }) =>
      lastMovement && <span className="ncb-number">{toDotted(lastMovement.slice(0, 10))}</span>,
    trend: ({ id, currencyLetters }) => <BalanceTrend accountId={id} currency={currencyLetters} />,
    status_text: ({ status }) => <AccountStatusTag status={status} />,
    acn_id: ({ id }) => <span className="ncb-number">{id}</span>,
    status_ref: ({ status }) => status,
  };
  const isAmount = (column: AccountColumn) => column === 'sal' || column === 'av_sal' || column === 'c_sal';
  const data = shown.map((key): Column => ({
    key,
    title: t(`columns.${key}`),
    ...(isAmount(key) && { align: 'right' as const }),
    ...(SORT_COLUMNS.includes(key) && sortedBy(key, sort)),
    onHeaderCell: () => ({ 'data-column': key }) as object,
    onCell: () => ({ 'data-field': key }) as object,
    render: (_, account) => render[key](account),
  }));

  const before: Column[] = [
    {
      key: 'select',
      width: 32,
      align: 'center',
      className: 'ncb-narrow',
      title: <SelectAllBox ids={ids} label={t('select.all', { count: ids.length })} selected={selected} />,
      render: (_, { id, number }) => (
        <SelectBox
          id={id}
          label={t('select.one', { number })}
          isSelected={selected.ids.has(id)}
          onToggle={selected.toggle}
        />
      ),
    },
    {
      key: 'details',
      width: 56,
      title: <span className="ncb-visually-hidden">{t('details.title')}</span>,
      className: 'ncb-narrow',
      render: (_, { id, number }) => (
        <>
          <PanelButton
            id={id}
            label={t('details.toggle', { number })}
            isOpen={open.ids.has(id)}
            onToggle={open.toggle}
          />
          <FavouriteButton id={id} number={number} />
        </>
      ),
    },
  ];
  const menu: Column = {
    key: 'menu',
    width: 40,
    align: 'right',
    className: 'ncb-stay',
    title: <span className="ncb-visually-hidden">{t('common.actions', { ns: 'kernel' })}</span>,
    render: (_, account) => <AccountMenu account={account} onRequisites={onRequisites} />,
  };
  return [...before, ...data, menu];
}
