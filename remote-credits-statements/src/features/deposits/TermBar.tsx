import styles from './deposits.module.css';

export interface TermBarProps {
  percent: number;
}

/** Bar with the elapsed share of a term, hidden from screen readers: the days left stand beside it. */
export function TermBar({ percent }: TermBarProps) {
  return (
    <svg className={styles['bar']} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect width={percent} height={6} />
    </svg>
  );
}
