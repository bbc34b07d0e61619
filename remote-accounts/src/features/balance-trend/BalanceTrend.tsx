import { memo } from 'react';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { getCurrencyDigits } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { buildBalanceSeries, TREND_DAYS, buildTrendPoints } from '../balance-series';
import { useTrend } from './TrendContext';
import { useTexts } from '../../texts';
import styles from './balance-trend.module.css';

interface BalanceTrendProps {
  accountId: string;
  currency: string;
}

const WIDTH = 96;
const HEIGHT = 24;

export const BalanceTrend = memo(function BalanceTrend({ accountId, currency }: BalanceTrendProps) {
  const { language, session } = useShell();
  const { t } = useTexts();
  const answer = useTrend(accountId);
  if (answer.isPending) return <span className={styles['trend']} aria-busy />;
  const series = answer.isSuccess ? buildBalanceSeries(answer.data, session.bankDay) : null;
  if (!series) return <span className="ncb-quiet">{t('trend.none')}</span>;
  const amount = (value: string) => `${formatAmount(value, language, getCurrencyDigits(currency))} ${currency}`;
  const text = t('trend.text', {
    count: TREND_DAYS,
    first: amount(series.balances[0] ?? ''),
    last: amount(series.balances.at(-1) ?? ''),
    lowest: amount(series.lowest),
    highest: amount(series.highest),
  });
  return (
    <svg
      className={styles['trend']}
      viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text}
      data-field="trend"
    >
      <title>{text}</title>
      <polyline points={buildTrendPoints(series, WIDTH, HEIGHT)} />
    </svg>
  );
});
