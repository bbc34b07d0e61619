import styles from './deposits.module.css';

export interface TermBarProps {
  /** From 0 to 100. */
  percent: number;
}

/** How much of a term is over, for those who look; the days left stand beside it. */
export function TermBar({ percent }: TermBarProps) {
  return (
    <svg className={styles['bar']} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect width={percent} height={6} />
    </svg>
  );
}
