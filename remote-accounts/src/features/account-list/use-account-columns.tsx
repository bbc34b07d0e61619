import { useMemo, type ReactNode } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { UAH, type AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText, type RecordColumn } from '@ncb/shared-kernel/ui';
import { BalanceTrend } from '../balance-trend/BalanceTrend';
import { AccountName, Available } from './AccountCells';
import { ACCOUNT_SORT_KEYS, columnsOf, type AccountColumn } from './account-columns';
import { AccountStatusTag } from './AccountStatusTag';
import { useTexts } from '../../texts';

/** The columns of a list of accounts of a kind. */
export function useAccountColumns(kind: AccountKind): readonly RecordColumn<Account>[] {
  const { t, common } = useTexts();
  return useMemo(() => {
    const cells: Record<AccountColumn, (account: Account) => ReactNode> = {
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
    return columnsOf(kind).map(({ key, room }) => {
      const sortKey = ACCOUNT_SORT_KEYS[key];
      return {
        key,
        room,
        title: t(`columns.${key}`),
        isAmount: key === 'sal' || key === 'av_sal' || key === 'c_sal',
        hasField: true,
        cell: cells[key],
        ...(sortKey && { sortKey }),
      };
    });
  }, [t, common, kind]);
}
