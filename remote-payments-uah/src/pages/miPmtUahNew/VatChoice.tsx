import { Segmented } from 'antd';
import { useState } from 'react';
import { parseAmount, computeIncludedVat } from '@ncb/shared-kernel/domain/money';
import { DEFAULT_VAT_RATE, UAH, VAT_RATES } from '@ncb/shared-kernel/domain/vocabulary';
import { FieldFrame, MoneyText, SelectField, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';

interface VatChoiceProps {
  checked: CheckedForm<PaymentValues>;
}

const OTHER_RATE = '7';

/** Choice of VAT. */
export function VatChoice({ checked }: VatChoiceProps) {
  const { t, common } = useTexts();
  const { values } = checked;
  const [isOtherChosen, setWantsOther] = useState(false);
  const isOther = values.isVatIncluded && (isOtherChosen || values.vatRate !== DEFAULT_VAT_RATE);
  const rate = isOther ? 'other' : 'usual';
  const chosen = values.isVatIncluded ? rate : 'none';
  const parsed = parseAmount(values.amount);

  const choose = (choice: string) => {
    setWantsOther(choice === 'other');
    if (choice === 'none') checked.fill({ isVatIncluded: false });
    if (choice === 'usual') checked.fill({ isVatIncluded: true, vatRate: DEFAULT_VAT_RATE });
    if (choice === 'other') checked.fill({ isVatIncluded: true, vatRate: isOther ? values.vatRate : OTHER_RATE });
  };
  const hint = values.isVatIncluded && parsed.ok && (
    <span data-field="vatAmount">
      <MoneyText amount={computeIncludedVat(parsed.amount, values.vatRate)} currency={UAH.letters} />
      {t('hints.vatAmount')}
    </span>
  );
  return (
    <>
      <FieldFrame
        label={t('form.vat.label')}
        field="isVatIncluded"
        problem={checked.problemOf('isVatIncluded')}
        hint={hint}
      >
        {({ status: _, ...control }) => (
          <Segmented
            {...control}
            // The frame would be a second tab stop.
            tabIndex={-1}
            aria-label={t('form.vat.label')}
            className={styles['vat'] ?? ''}
            value={chosen}
            onChange={choose}
            options={[
              { value: 'none', label: t('form.vat.none') },
              { value: 'usual', label: `${DEFAULT_VAT_RATE} %` },
              { value: 'other', label: t('form.vat.other') },
            ]}
          />
        )}
      </FieldFrame>
      {isOther && (
        <SelectField
          checked={checked}
          label={common('fields.vatRate')}
          name="vatRate"
          options={[...new Set([...VAT_RATES, values.vatRate])].map((rate) => ({ value: rate, label: `${rate} %` }))}
        />
      )}
    </>
  );
}
