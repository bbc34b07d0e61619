import { MoneyText } from '@ncb/shared-kernel/ui';
import type { RepayItem } from './use-repay-items';
import styles from './credits.module.css';

export function RepayItemText({ item, currency }: { item: RepayItem; currency: string }) {
  const { kind, label, amount, reason } = item;
  return (
    <span className={styles['menu-line']} title={reason ?? undefined} data-action={`repay-${kind}`}>
      <span>{label}</span>
      <MoneyText amount={amount} currency={currency} />
    </span>
  );
}
