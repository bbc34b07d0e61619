import { useMemo, type ReactNode } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { AccountStatus, UAH, type AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getAmountWidth, MoneyText, type GaveWay, type RecordColumn, useDates } from '@ncb/shared-kernel/ui';
import { BalanceTrend } from '../balance-trend';
import { AccountName, Available, Balance } from './AccountCells';
import { ACCOUNT_SORT_KEYS, getAccountColumns, type AccountColumn } from './account-columns';
import { AccountStatusTag } from './AccountStatusTag';
import { useTexts } from '../../texts';

/** Widths in px; the account column takes the rest. */
const WIDTHS: Partial<Record<AccountColumn, number>> = {
  sim_cur: 88,
  has_overdraft: 112,
  last_move: 132,
  trend: 112,
  acn_id: 88,
  status_ref: 96,
};

/** Widths of the status column in px; `long` only if a row has the long status. */
const STATUS = { usual: 136, long: 188 };

export function useAccountColumns(kind: AccountKind): readonly RecordColumn<Account>[] {
  const { language } = useSteadyShell();
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  return useMemo(() => {
    const cells: Record<AccountColumn, (account: Account, gaveWay: GaveWay) => ReactNode> = {
      acn_n: (account, gaveWay) => <AccountName account={account} hasStatus={gaveWay('status_text')} />,
      sim_cur: ({ currencyLetters }) => currencyLetters,
      sal: (account, gaveWay) => <Balance account={account} hasEquivalent={gaveWay('c_sal')} />,
      av_sal: (account, gaveWay) => <Available account={account} hasBalance={gaveWay('sal')} />,
      c_sal: ({ balanceEquivalent }) => <MoneyText amount={balanceEquivalent} digitsOf={UAH.letters} />,
      has_overdraft: ({ hasOverdraft }) => common(hasOverdraft ? 'common.yes' : 'common.no'),
      last_move: ({ lastMovement }) =>
        lastMovement && <span className="ncb-number">{formatDay(lastMovement.slice(0, 10))}</span>,
      trend: ({ id, currencyLetters }) => <BalanceTrend accountId={id} currency={currencyLetters} />,
      status_text: ({ status }) => <AccountStatusTag status={status} />,
      acn_id: ({ id }) => <span className="ncb-number">{id}</span>,
      status_ref: ({ status }) => status,
    };
    const money = (rows: readonly Account[]) =>
      getAmountWidth(
        164,
        rows.flatMap(({ balance, available }) => [balance, available]),
        language,
      );
    const widths: Partial<Record<AccountColumn, RecordColumn<Account>['width']>> = {
      ...WIDTHS,
      status_text: (rows) => (rows.some(({ status }) => status === AccountStatus.pending) ? STATUS.long : STATUS.usual),
      sal: money,
      av_sal: money,
      c_sal: (rows) =>
        getAmountWidth(
          136,
          rows.map(({ balanceEquivalent }) => balanceEquivalent),
          language,
        ),
    };
    return getAccountColumns(kind).map(({ key, ...place }) => {
      const sortKey = ACCOUNT_SORT_KEYS[key];
      return {
        key,
        ...place,
        ...(widths[key] && { width: widths[key] }),
        title: t(`columns.${key}`),
        isAmount: key === 'sal' || key === 'av_sal' || key === 'c_sal',
        hasField: true,
        cell: cells[key],
        ...(sortKey && { sortKey }),
      };
    });
  }, [t, common, kind, language, formatDay]);
}
