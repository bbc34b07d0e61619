import { Input, Select } from 'antd';
import { amountInWords, parseAmount, vatIncluded } from '@ncb/shared-kernel/domain/money';
import { UAH, VAT_RATES } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { FormField, MoneyText, type CheckedForm, FormSection, FormSwitch } from '@ncb/shared-kernel/ui';
import { hasStructure, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';

export interface AmountBlockProps {
  checked: CheckedForm<PaymentValues>;
}

/**
 * The amount, as text: a number field would silently round and clamp what is typed. Under it the amount as it was
 * understood, in figures and in words; beside it the VAT that it includes.
 */
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
        <FormField
          label={common('fields.amount')}
          name="amount"
          field="amount"
          required
          hint={
            parsed.ok ? (
              <span>
                <MoneyText amount={parsed.amount} currency={UAH.letters} />
                <br />
                <span data-field="amountInWords">{amountInWords(parsed.amount, UAH.letters, language)}</span>
              </span>
            ) : (
              common('hints.amount')
            )
          }
          problem={checked.problemOf('amount')}
          onLeave={() => checked.leave('amount')}
        >
          {(control) => (
            <Input {...control} inputMode="decimal" autoComplete="off" suffix={UAH.letters} className="ncb-number" />
          )}
        </FormField>
        <div>
          <div className="ncb-field-switch">
            <FormSwitch
              label={common('fields.isVatIncluded')}
              name="isVatIncluded"
              field="is_vat_included"
              disabled={isStructured}
            />
          </div>
          {isStructured && <div className="ncb-field-hint">{t('hints.noVatToTreasury')}</div>}
          {values.isVatIncluded && !isStructured && (
            <FormField
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
              problem={null}
              onLeave={() => checked.leave('vat_rate')}
            >
              {(control) => (
                <Select {...control} options={rates.map((rate) => ({ value: rate, label: `${rate} %` }))} />
              )}
            </FormField>
          )}
        </div>
      </div>
    </FormSection>
  );
}
