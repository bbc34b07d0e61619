import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import {
  buttonColumn,
  dataColumn,
  menuColumn,
  MoneyText,
  PanelButton,
  selectColumn,
  SelectBox,
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
import { useTexts } from '../../texts';

export interface AccountColumnsOptions {
  shown: readonly AccountColumn[];
  sort: TableSort | null;
  marks: RowMarks;
  /** Ids of all accounts that the filter leaves. */
  ids: readonly string[];
  onRequisites: (account: Account) => void;
}

/** The columns of the list on a screen that has room for a table. */
export function useAccountColumns(options: AccountColumnsOptions): TableColumnsType<Account> {
  const { shown, sort, marks, ids, onRequisites } = options;
  const { t, common } = useTexts();
  const { selected, open } = marks;

  const render: Record<AccountColumn, (account: Account) => ReactNode> = {
    acn_n: (account) => <AccountName account={account} />,
    sim_cur: ({ currencyLetters }) => currencyLetters,
    sal: ({ balance, currencyLetters }) => <MoneyText amount={balance} digitsOf={currencyLetters} />,
    av_sal: (account) => <Available account={account} />,
    c_sal: ({ balanceEquivalent }) => <MoneyText amount={balanceEquivalent} digitsOf={UAH.letters} />,
    has_overdraft: ({ hasOverdraft }) => common(hasOverdraft ? 'common.yes' : 'common.no'),
    last_move: ({ lastMovement }) =>
      lastMovement && <span className="ncb-number">{toDotted(lastMovement.slice(0, 10))}</span>,
    trend: ({ id, currencyLetters }) => <BalanceTrend accountId={id} currency={currencyLetters} />,
    status_text: ({ status }) => <AccountStatusTag status={status} />,
    acn_id: ({ id }) => <span className="ncb-number">{id}</span>,
    status_ref: ({ status }) => status,
  };
  const isAmount = (column: AccountColumn) => column === 'sal' || column === 'av_sal' || column === 'c_sal';
  const data = shown.map((key): TableColumnsType<Account>[number] => ({
    ...dataColumn(
      key,
      { title: t(`columns.${key}`), isAmount: isAmount(key), sort, isSortable: SORT_COLUMNS.includes(key) },
      render[key],
    ),
    onCell: () => ({ 'data-field': key }) as object,
  }));
  const select = selectColumn<Account>(
    { ids, label: t('select.all', { count: ids.length }), selected },
    ({ id, number }) => (
      <SelectBox
        id={id}
        label={t('select.one', { number })}
        isSelected={selected.ids.has(id)}
        onToggle={selected.toggle}
      />
    ),
  );
  const details = buttonColumn<Account>(t('details.title'), { width: 56 }, ({ id, number }) => (
    <>
      <PanelButton id={id} label={t('details.toggle', { number })} isOpen={open.ids.has(id)} onToggle={open.toggle} />
      <FavouriteButton id={id} number={number} />
    </>
  ));
  const menu = menuColumn<Account>(common('common.actions'), (account) => (
    <AccountMenu account={account} onRequisites={onRequisites} />
  ));
  return [select, details, ...data, menu];
}
