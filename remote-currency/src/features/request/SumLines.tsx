import type { ReactNode } from 'react';
import styles from './request.module.css';

export interface SumLine {
  /** Its address on the screen. */
  readonly name: string;
  readonly label: string;
  /** Nothing while it is not known: the line stays and says so. */
  readonly value: ReactNode;
  readonly isStrong?: boolean;
  readonly isGood?: boolean;
  readonly isBad?: boolean;
}

export interface SumLinesProps {
  lines: readonly SumLine[];
  className?: string;
}

/** Sums under each other, a line each also while they are not known. */
export function SumLines({ lines, className = '' }: SumLinesProps) {
  return (
    <dl className={`${styles['lines'] ?? ''} ${className}`}>
      {lines.map(({ name, label, value, isStrong = false, isGood = false, isBad = false }) => (
        <div key={name} className={toneOf({ isStrong, isGood, isBad })} data-field={name}>
          <dt>{label}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

function toneOf(line: { readonly isStrong: boolean; readonly isGood: boolean; readonly isBad: boolean }): string {
  const tones = [line.isStrong && styles['strong'], line.isGood && styles['good'], line.isBad && styles['bad']];
  return tones.filter(Boolean).join(' ');
}
