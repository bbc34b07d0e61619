import type { ReactNode } from 'react';
import { formatShortAmount } from '../../domain/money';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useWidth } from '../../ui';
import { buildAmountScale } from './build-amount-scale';
import styles from './charts.module.css';

/** Inflow, outflow and closing balance of a period. Decimal strings of one currency. */
export interface MovementPoint {
  /** Unique among the points. */
  readonly key: string;
  /** Label below the bars, e.g. `лис`. */
  readonly label: string;
  readonly tooltip: string;
  readonly inflow: string;
  readonly outflow: string;
  readonly balance: string;
}

export interface MovementChartProps {
  points: readonly MovementPoint[];
  names: { readonly inflow: string; readonly outflow: string; readonly balance: string };
  heading: ReactNode;
  tools?: ReactNode;
}

const HEIGHT = { wide: 260, narrow: 190 };
const NARROW_BELOW = 480;
const EDGES = { top: 8, right: 4, bottom: 24, left: 64 };
/** Width of a pair of bars: its share of a point's place, and the maximum and gap in px. */
const BARS = { share: 0.6, most: 22, gap: 2 };

/**
 * Bar chart of inflow and outflow with a line of the balances. Own SVG without animation (docs/adr/0095).
 * Its width follows the container so that text keeps its size. Hidden from screen readers: a table with the same
 * figures stands beside it.
 */
export function MovementChart({ points, names, heading, tools }: MovementChartProps) {
  const { language } = useSteadyShell();
  const [place, width] = useWidth();
  const height = width < NARROW_BELOW ? HEIGHT.narrow : HEIGHT.wide;
  const scale = buildAmountScale(points.flatMap(({ inflow, outflow, balance }) => [inflow, outflow, balance]));
  const area = { width: width - EDGES.left - EDGES.right, height: height - EDGES.top - EDGES.bottom };
  const y = (amount: string) => EDGES.top + (1 - scale.share(amount)) * area.height;
  const step = area.width / Math.max(1, points.length);
  const x = (index: number) => EDGES.left + (index + 0.5) * step;
  return (
    <figure ref={place} className={styles['chart']} data-field="chart">
      <figcaption className={styles['head']}>
        <div className={styles['heading']}>{heading}</div>
        <ul className={styles['legend']} aria-hidden>
          {(['inflow', 'outflow', 'balance'] as const).map((name) => (
            <li key={name}>
              <span className={`${styles['mark']} ${styles[name]}`} />
              {names[name]}
            </li>
          ))}
        </ul>
        {tools}
      </figcaption>
      <div className={styles['place']}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false">
          {scale.ticks.map((tick) => (
            <g key={tick}>
              <line
                className={styles[tick === '0.00' ? 'zero' : 'grid']}
                x1={EDGES.left}
                x2={width - EDGES.right}
                y1={y(tick)}
                y2={y(tick)}
              />
              <text className={styles['tick']} x={EDGES.left - 8} y={y(tick) + 4} textAnchor="end">
                {formatShortAmount(tick, language)}
              </text>
            </g>
          ))}
          {points.map((point, index) => (
            <g key={point.key} data-point={point.key}>
              <title>{point.tooltip}</title>
              <rect className={styles['touch']} x={x(index) - step / 2} y={0} width={step} height={height} />
              <Bars point={point} middle={x(index)} step={step} y={y} />
              <text className={styles['label']} x={x(index)} y={height - 6} textAnchor="middle">
                {point.label}
              </text>
            </g>
          ))}
          <polyline
            className={styles['line']}
            points={points.map(({ balance }, index) => `${round(x(index))},${round(y(balance))}`).join(' ')}
          />
          {points.map(({ key, balance }, index) => (
            <circle key={key} className={styles['dot']} cx={x(index)} cy={y(balance)} r={3.5} />
          ))}
        </svg>
      </div>
    </figure>
  );
}

interface BarsProps {
  point: MovementPoint;
  middle: number;
  step: number;
  y: (amount: string) => number;
}

function Bars({ point, middle, step, y }: BarsProps) {
  const width = Math.min(BARS.most, (step * BARS.share - BARS.gap) / 2);
  const zero = y('0.00');
  const bar = (name: 'inflow' | 'outflow', left: number) => {
    const top = y(point[name]);
    return (
      <rect
        className={styles[name]}
        x={round(left)}
        y={round(top)}
        width={round(width)}
        height={round(zero - top)}
        rx={2}
        data-bar={name}
      />
    );
  };
  return (
    <>
      {bar('inflow', middle - width - BARS.gap / 2)}
      {bar('outflow', middle + BARS.gap / 2)}
    </>
  );
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
