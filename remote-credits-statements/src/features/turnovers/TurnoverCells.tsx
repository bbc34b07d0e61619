import type { ReactNode } from 'react';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { buildPageAddress, Side, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AccountText, MoneyText, PageLink, useDates } from '@ncb/shared-kernel/ui';
import { isForeign, type ListedTurnover } from './turnover-rows';
import type { TurnoverSearch } from './turnover-search';
import { useTexts } from '../../texts';

/** Visible end of an account: ` 9990 0000 1`. */
const VISIBLE_END = 12;

export interface RowProps {
  row: ListedTurnover;
}

export function RowAccount({ row, children }: RowProps & { children?: ReactNode }) {
  const { t } = useTexts();
  const { iban, account, currencyLetters, summedUp } = row;
  if (summedUp !== null) {
    return (
      <>
        {t('turnovers.total', { currency: currencyLetters })}
        <div className="ncb-quiet ncb-second-line">{t('turnovers.accounts', { count: summedUp })}</div>
      </>
    );
  }
  const written = iban ? formatIban(iban) : account;
  return (
    <>
      <AccountText formatted={written} end={VISIBLE_END} title={written} />
      {children}
    </>
  );
}

interface AmountsProps {
  amount: string;
  equivalent: string;
  currency: string;
  children?: ReactNode;
}

export function Amounts({ amount, equivalent, currency, children }: AmountsProps) {
  const isShown = isForeign({ currencyLetters: currency }) && equivalent !== '0.00';
  return (
    <>
      {children ?? <MoneyText amount={amount} digitsOf={currency} />}
      {isShown && (
        <div className="ncb-quiet ncb-second-line">
          <MoneyText amount={equivalent} currency={UAH.letters} />
        </div>
      )}
    </>
  );
}

interface TurnoverLinkProps extends RowProps {
  side: 'debit' | 'credit';
  search: TurnoverSearch;
}

/** Turnover of a side, linked to its operations if there are any. */
export function TurnoverLink({ row, side, search }: TurnoverLinkProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { currencyLetters, day, accountId, summedUp } = row;
  const amount = row[side];
  const money = <MoneyText amount={amount} digitsOf={currencyLetters} />;
  if (amount === '0.00' || summedUp !== null || !navigation.isServed('miAccountsBilling')) return money;
  const { start, end, withClosed, withRevaluation } = search;
  const days = day ? { start: day, end: day } : { start, end };
  const address = buildPageAddress('miAccountsBilling', {
    ...days,
    accountIds: [accountId],
    side: side === 'debit' ? Side.debit : Side.credit,
    withClosed,
    withRevaluation,
  });
  return (
    <span title={t(`turnovers.statement.${side}`, { day: day ? formatDay(day) : '' })}>
      <PageLink navigation={navigation} {...address} data-action={`statement-${side}`}>
        {money}
      </PageLink>
    </span>
  );
}
