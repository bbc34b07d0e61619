import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { FormField, MoneyText, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';

export interface AmountBlockProps {
  checked: CheckedForm<PaymentValues>;
}

/** The amount, as text: a number field would silently round and clamp what is typed. */
export function AmountBlock({ checked }: AmountBlockProps) {
  const { t } = useTranslation('payments-uah');
  const parsed = parseAmount(checked.values.amount);
  return (
    <FormField
      label={t('fields.amount')}
      name="amount"
      field="amount"
      required
      hint={parsed.ok ? <MoneyText amount={parsed.amount} currency={UAH.letters} /> : t('hints.amount')}
      problem={checked.problemOf('amount')}
      onLeave={() => checked.leave('amount')}
    >
      {(control) => (
        <Input {...control} inputMode="decimal" autoComplete="off" suffix={UAH.letters} className="ncb-number" />
      )}
    </FormField>
  );
}
