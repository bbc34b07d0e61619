import { Flex } from 'antd';
import { purposeTextOf } from '@ncb/shared-kernel/domain/remittance';
import { purposeMax } from '@ncb/shared-kernel/domain/rules';
import { STANDARD_PURPOSE_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { FormSection, SwitchField, TextField, type CheckedForm } from '@ncb/shared-kernel/ui';
import { PurposeChoice } from '@ncb/shared-kernel/blocks/choice';
import { hasStructure, toDraft, vatTextOf, type PaymentValues } from '../../features/payment';
import { PaymentStructure } from '../../features/payment/PaymentStructure';
import { useTexts } from '../../texts';

export interface PurposeBlockProps {
  checked: CheckedForm<PaymentValues>;
}

/** What the payment is for; the counter counts what will be stored, the VAT text included. */
export function PurposeBlock({ checked }: PurposeBlockProps) {
  const { t, common } = useTexts();
  const { values } = checked;
  const draft = toDraft(values);
  const vat = vatTextOf(values);
  // An empty purpose of a structured payment is the text made of the structure, and that is shown in its place.
  const made = hasStructure(values) && values.structuredPurpose ? purposeTextOf(values.structuredPurpose) : '';
  const count = common('common.characters', { used: draft.purpose.length, max: purposeMax(draft) });
  return (
    <FormSection
      title={t('form.sections.purpose')}
      actions={<PurposeChoice onChoose={(purpose) => checked.fill({ purpose, savePurpose: false })} />}
    >
      <div className="ncb-fields">
        <TextField
          checked={checked}
          label={common('fields.purpose')}
          name="purpose"
          field="pay_purp"
          required
          className="ncb-wide"
          hint={
            <>
              <span>
                {vat && (
                  <span data-field="vatText">
                    {t('hints.vatText')} {vat}
                  </span>
                )}
              </span>
              <span className="ncb-number">{count}</span>
            </>
          }
          lines={3}
          placeholder={made}
        />
        <PaymentStructure checked={checked} />
        <TextField
          checked={checked}
          label={common('fields.standardPurposeCode')}
          name="standardPurposeCode"
          field="std_purp_r"
          hint={t('hints.standardPurposeCode', { count: STANDARD_PURPOSE_MAX })}
          inputMode="numeric"
          isNumber
        />
        <Flex align="center">
          <SwitchField
            checked={checked}
            label={common('fields.savePurpose')}
            name="savePurpose"
            field="savePurpose"
            disabled={values.purpose.trim() === ''}
          />
        </Flex>
      </div>
    </FormSection>
  );
}
