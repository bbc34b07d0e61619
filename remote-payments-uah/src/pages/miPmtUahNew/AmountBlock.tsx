import { amountInWords, parseAmount, vatIncluded } from '@ncb/shared-kernel/domain/money';
import { UAH, VAT_RATES } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AmountField, FormSection, MoneyText, SelectField, SwitchField, type CheckedForm } from '@ncb/shared-kernel/ui';
import { hasStructure, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';

export interface AmountBlockProps {
  checked: CheckedForm<PaymentValues>;
}

/** The amount, under it as it was understood, in figures and in words; beside it the VAT that it includes. */
export function AmountBlock({ checked }: AmountBlockProps) {
  const { language } = useShell();
  const { t, common } = useTexts();
  const { values } = checked;
  const parsed = parseAmount(values.amount);
  const isStructured = hasStructure(values);
  const rates = [...new Set([...VAT_RATES, values.vatRate])];
  return (
    <FormSection title={t('form.sections.amount')}>
      <div className="ncb-fields">
        <AmountField
          checked={checked}
          label={common('fields.amount')}
          name="amount"
          field="amount"
          required
          currency={UAH.letters}
          about={(amount) => (
            <>
              <br />
              <span data-field="amountInWords">{amountInWords(amount, UAH.letters, language)}</span>
            </>
          )}
        />
        <div>
          <div className={styles['field-switch']}>
            <SwitchField
              checked={checked}
              label={common('fields.isVatIncluded')}
              name="isVatIncluded"
              field="is_vat_included"
              disabled={isStructured}
            />
          </div>
          {isStructured && <div className="ncb-field-hint">{t('hints.noVatToTreasury')}</div>}
          {values.isVatIncluded && !isStructured && (
            <SelectField
              checked={checked}
              label={common('fields.vatRate')}
              name="vatRate"
              field="vat_rate"
              hint={
                parsed.ok && (
                  <span data-field="vatAmount">
                    {t('hints.vatAmount')}{' '}
                    <MoneyText amount={vatIncluded(parsed.amount, values.vatRate)} currency={UAH.letters} />
                  </span>
                )
              }
              options={rates.map((rate) => ({ value: rate, label: `${rate} %` }))}
            />
          )}
        </div>
      </div>
    </FormSection>
  );
}
