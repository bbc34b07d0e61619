import { buildAmountScale } from '@ncb/shared-kernel/blocks/charts';
import { addDays, countDaysBetween } from '@ncb/shared-kernel/domain/dates';
import { formatShortAmount } from '@ncb/shared-kernel/domain/money';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useWidth, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../texts';
import { PLAN_DAYS, type BalancePlan } from './build-balance-plan';
import styles from './balance.module.css';

interface BalanceChartProps {
  past: readonly string[];
  plan: BalancePlan;
  bankDay: string;
  /** Name of the picture: its figures in words. */
  text: string;
}

const HEIGHT = { wide: 204, narrow: 140 };
/** Below it the largest movements are not named, px. */
const NARROW_BELOW = 400;
const EDGES = { top: 12, right: 12, bottom: 22, left: 64 };

/** Line of the past balance and a dashed one of the planned; own SVG without animation (docs/adr/0095). */
export function BalanceChart({ past, plan, bankDay, text }: BalanceChartProps) {
  const { t } = useTexts();
  const { language } = useShell();
  const { formatDayAndMonth } = useDates();
  const [place, width] = useWidth();
  const isNarrow = width < NARROW_BELOW;
  const height = isNarrow ? HEIGHT.narrow : HEIGHT.wide;
  const scale = buildAmountScale([...past, ...plan.balances]);
  const bottom = height - EDGES.bottom;
  const right = width - EDGES.right;
  const step = (right - EDGES.left) / (past.length - 1 + PLAN_DAYS);
  /** @param day days from the bank day */
  const x = (day: number) => EDGES.left + (past.length - 1 + day) * step;
  const y = (amount: string) => EDGES.top + (1 - scale.share(amount)) * (bottom - EDGES.top);
  const line = past.map((amount, index) => toPoint(x(index + 1 - past.length), y(amount)));
  const now = past.at(-1) ?? '0.00';
  const planned = plan.balances.reduce((path, amount, day) => `${path} H${round(x(day))} V${round(y(amount))}`, '');
  const getLabel = (day: number) => formatDayAndMonth(addDays(bankDay, day));
  return (
    <figure ref={place} className={styles['place']}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text}>
        <rect className={styles['ahead']} x={x(0)} y={EDGES.top} width={right - x(0)} height={bottom - EDGES.top} />
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line className={styles['grid']} x1={EDGES.left} x2={right} y1={y(tick)} y2={y(tick)} />
            <text className={styles['label']} x={EDGES.left - 8} y={y(tick) + 4} textAnchor="end">
              {formatShortAmount(tick, language)}
            </text>
          </g>
        ))}
        <polygon
          className={styles['area']}
          points={[toPoint(x(1 - past.length), bottom), ...line, toPoint(x(0), bottom)].join(' ')}
        />
        <polyline className={styles['line']} points={line.join(' ')} />
        <path className={styles['planned']} d={`M${toPoint(x(0), y(now))}${planned}`} />
        <line className={styles['today']} x1={x(0)} x2={x(0)} y1={EDGES.top} y2={bottom} />
        <circle className={styles['dot']} cx={x(0)} cy={y(now)} r={4} />
        {!isNarrow &&
          plan.largest.map(({ kind, day, amount }) => {
            const days = countDaysBetween(bankDay, day);
            const at = y(plan.balances[days] ?? now);
            const nameAt = amount.startsWith('-') ? Math.min(at + 18, bottom - 4) : Math.max(at - 10, EDGES.top + 10);
            return (
              <g key={day} data-movement={kind}>
                <circle className={styles['dot']} cx={x(days)} cy={at} r={4} />
                <text className={styles['name']} x={Math.min(x(days), right - 32)} y={nameAt} textAnchor="middle">
                  {t(`balance.kinds.${kind}`)}
                </text>
              </g>
            );
          })}
        <text className={styles['label']} x={x(1 - past.length)} y={height - 6}>
          {getLabel(1 - past.length)}
        </text>
        <text className={styles['label']} x={x(0)} y={height - 6} textAnchor="middle">
          {t('balance.today')}
        </text>
        <text className={styles['label']} x={right} y={height - 6} textAnchor="end">
          {getLabel(PLAN_DAYS)}
        </text>
      </svg>
    </figure>
  );
}

function toPoint(x: number, y: number): string {
  return `${round(x)},${round(y)}`;
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
