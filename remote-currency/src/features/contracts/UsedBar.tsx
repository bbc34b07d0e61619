import type { Contract } from '@ncb/shared-kernel/api/contract';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { getUsedPercent } from './get-used-percent';
import styles from './contracts.module.css';

/** Percentage above which the bar warns. */
const NEARLY_USED = 90;
const ALL = 100;

type BarProps = Pick<Contract, 'amount' | 'paid' | 'onWay' | 'rest'>;

/** Bar of the paid and pending share; the figures stand beside it. */
export function UsedBar(contract: BarProps) {
  const { amount, paid, onWay } = contract;
  const percent = getUsedPercent(contract);
  const [paidShare, pendingShare] = [computeShare(paid, amount), computeShare(onWay, amount)];
  return (
    <svg className={`${styles['bar']} ${getTone(percent)}`} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect className={styles['bar-paid']} width={paidShare} height={6} />
      <rect className={styles['bar-way']} x={paidShare} width={Math.min(pendingShare, ALL - paidShare)} height={6} />
    </svg>
  );
}

function getTone(percent: number): string {
  if (percent === ALL) return styles['bar-finished'] ?? '';
  return percent > NEARLY_USED ? (styles['bar-nearly'] ?? '') : '';
}

/** Returns at most 100 %: another currency's rate may have changed. */
function computeShare(part: string, whole: string): number {
  const all = Number(toMinor(whole));
  return all === 0 ? 0 : Math.min(ALL, (Number(toMinor(part)) / all) * ALL);
}
