import { Fragment } from 'react';
import type { Deposit } from '@ncb/shared-kernel/api/contract';
import { sumPerCurrency } from '@ncb/shared-kernel/domain/money';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface DepositTotalsProps {
  deposits: readonly Deposit[];
}

export function DepositTotals({ deposits }: DepositTotalsProps) {
  const { t } = useTexts();
  const sums = (of: (deposit: Deposit) => string) =>
    sumPerCurrency(deposits.map((deposit) => ({ amount: of(deposit), currency: deposit.currencyLetters })));
  return (
    <span data-field="totals">
      <Sums sums={sums(({ amount }) => amount)} />
      {` · ${t('depositsMine.accrued')} `}
      <Sums sums={sums(({ interest }) => interest)} />
    </span>
  );
}

function Sums({ sums }: { sums: ReturnType<typeof sumPerCurrency> }) {
  const { t } = useTexts();
  return sums.map(({ amount, currency }, index) => (
    <Fragment key={currency}>
      {index > 0 && ` ${t('depositsMine.and')} `}
      <MoneyText amount={amount} currency={currency} />
    </Fragment>
  ));
}
