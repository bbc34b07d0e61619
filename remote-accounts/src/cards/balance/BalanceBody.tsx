import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { CardFigure, MoneyText, SumLine, useDates } from '@ncb/shared-kernel/ui';
import { ExpectedSum } from '../ExpectedSum';
import { useTexts } from '../texts';
import { BalanceChart } from './BalanceChart';
import { PLAN_DAYS } from './build-balance-plan';
import type { BalanceContent } from './load-balance';
import styles from './balance.module.css';

const ZERO = '0.00';

export function BalanceBody({ content }: { content: BalanceContent }) {
  const { t } = useTexts();
  const { language } = useShell();
  const { formatDay, formatDayAndMonth } = useDates();
  const { past, plan, bankDay } = content;
  const now = past.at(-1) ?? ZERO;
  const { lowest } = plan;
  const money = (amount: string) => `${formatAmount(amount, language)} ${UAH.letters}`;
  const text = t('balance.chart', {
    first: money(past[0] ?? ZERO),
    now: money(now),
    lowest: money(lowest.amount),
    day: formatDay(lowest.day),
  });
  return (
    <div className={styles['body']}>
      <div>
        <CardFigure about={t('balance.about', { count: PLAN_DAYS })}>
          <span data-field="balance">
            <MoneyText amount={now} currency={UAH.letters} />
          </span>
        </CardFigure>
        <ExpectedSum
          label={t('balance.outflow')}
          field="outflow"
          amount={plan.outflow.replace('-', '')}
          direction="out"
        />
        <ExpectedSum label={t('balance.inflow')} field="inflow" amount={plan.inflow} direction="in" />
        <SumLine label={t('balance.lowest', { day: formatDayAndMonth(lowest.day) })} field="lowest" isTotal>
          <MoneyText amount={lowest.amount} currency={UAH.letters} />
        </SumLine>
      </div>
      <BalanceChart past={past} plan={plan} bankDay={bankDay} text={text} />
    </div>
  );
}
