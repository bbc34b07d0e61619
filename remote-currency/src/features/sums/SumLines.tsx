import type { ReactNode } from 'react';
import styles from './sums.module.css';

export interface SumLine {
  readonly name: string;
  readonly label: string;
  /** Empty while unknown. */
  readonly value: ReactNode;
  readonly isStrong?: boolean;
  readonly isGood?: boolean;
  readonly isBad?: boolean;
}

interface SumLinesProps {
  lines: readonly SumLine[];
  className?: string;
}

export function SumLines({ lines, className = '' }: SumLinesProps) {
  return (
    <dl className={`${styles['lines'] ?? ''} ${className}`}>
      {lines.map(({ name, label, value, isStrong = false, isGood = false, isBad = false }) => (
        <div key={name} className={getTone({ isStrong, isGood, isBad })} data-field={name}>
          <dt>{label}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

function getTone(line: { readonly isStrong: boolean; readonly isGood: boolean; readonly isBad: boolean }): string {
  const tones = [line.isStrong && styles['strong'], line.isGood && styles['good'], line.isBad && styles['bad']];
  return tones.filter(Boolean).join(' ');
}
