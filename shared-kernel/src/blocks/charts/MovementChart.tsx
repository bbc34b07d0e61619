import type { ReactNode } from 'react';
import { formatShortAmount } from '../../domain/money';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useWidth } from '../../ui';
import { amountScale } from './amount-scale';
import styles from './charts.module.css';

/** What moved in a stretch of time, and what was left at its end. Decimal strings of one currency. */
export interface MovementPoint {
  /** Unlike that of any other point. */
  readonly key: string;
  /** Below the bars: `лис`. */
  readonly label: string;
  /** What a mouse that rests on the bars is told. */
  readonly words: string;
  readonly inflow: string;
  readonly outflow: string;
  readonly balance: string;
}

export interface MovementChartProps {
  points: readonly MovementPoint[];
  /** What the bars and the line are called. */
  names: { readonly inflow: string; readonly outflow: string; readonly balance: string };
  /** What the chart is about, in words that tell its currency. */
  heading: ReactNode;
  /** Beside the heading: which currency, the way to the table. */
  tools?: ReactNode;
}

/** px */
const HEIGHT = { wide: 260, narrow: 190 };
const NARROW_BELOW = 480;
const EDGES = { top: 8, right: 4, bottom: 24, left: 64 };
/** Of a point's place the bars take so much, and at most so many px each. */
const BARS = { share: 0.6, most: 22, gap: 2 };

/**
 * Bars of what came in and what went out, and a line through the balances. Its own SVG (docs/adr/0095): drawn as wide as
 * its place, so that letters keep their size; still, because nothing in it moves. It is a picture of a table that stands
 * beside it, so a screen reader is not told of it.
 */
export function MovementChart({ points, names, heading, tools }: MovementChartProps) {
  const { language } = useSteadyShell();
  const [place, width] = useWidth();
  const height = width < NARROW_BELOW ? HEIGHT.narrow : HEIGHT.wide;
  const scale = amountScale(points.flatMap(({ inflow, outflow, balance }) => [inflow, outflow, balance]));
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
              <title>{point.words}</title>
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

/** In before out, both standing on zero. */
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

/** A tenth of a pixel is enough. */
function round(px: number): number {
  return Math.round(px * 10) / 10;
}
