import { FieldLink, useDates, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useReceiverHistory, useRepeatPayment } from '../../features/receiver';
import { useTexts } from '../../texts';

export interface RepeatLastPaymentProps {
  checked: CheckedForm<PaymentValues>;
  id: string | null;
  /** True on the line of a label. */
  isShort?: boolean;
}

/** Button that fills in the last payment to the receiver. */
export function RepeatLastPayment({ checked, id, isShort = false }: RepeatLastPaymentProps) {
  const { t } = useTexts();
  const { formatDay, formatDayAndMonth } = useDates();
  const { last } = useReceiverHistory(checked.values, id);
  const repeat = useRepeatPayment((earlier) => checked.fill(earlier));
  if (!last) return null;
  const { number, documentDate } = last;
  return (
    <FieldLink
      loading={repeat.isBusy}
      onClick={() => void repeat.run(last.id)}
      data-field="lastPayment"
      data-action="repeatLast"
    >
      {isShort
        ? t('form.repeat.short', { number, date: formatDayAndMonth(documentDate) })
        : t('form.repeat.action', { number, date: formatDay(documentDate) })}
    </FieldLink>
  );
}
