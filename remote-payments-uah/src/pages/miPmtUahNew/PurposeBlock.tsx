import { Flex, Input } from 'antd';
import { purposeTextOf } from '@ncb/shared-kernel/domain/remittance';
import { purposeMax } from '@ncb/shared-kernel/domain/rules';
import { STANDARD_PURPOSE_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { FormField, type CheckedForm, FormSection, FormSwitch } from '@ncb/shared-kernel/ui';
import { PurposeChoice } from '@ncb/shared-kernel/blocks/choice';
import { fillForm, hasStructure, toDraft, vatTextOf, type PaymentValues } from '../../features/payment';
import { PaymentStructure } from '../../features/structured-purpose/PaymentStructure';
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
      actions={<PurposeChoice onChoose={(purpose) => fillForm(checked, { purpose, savePurpose: false })} />}
    >
      <div className="ncb-fields">
        <FormField
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
          problem={checked.problemOf('pay_purp')}
          onLeave={() => checked.leave('pay_purp')}
        >
          {(control) => <Input.TextArea {...control} rows={3} className="ncb-growing" placeholder={made} />}
        </FormField>
        <PaymentStructure checked={checked} />
        <FormField
          label={common('fields.standardPurposeCode')}
          name="standardPurposeCode"
          field="std_purp_r"
          hint={t('hints.standardPurposeCode', { count: STANDARD_PURPOSE_MAX })}
          problem={checked.problemOf('std_purp_r')}
          onLeave={() => checked.leave('std_purp_r')}
        >
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" className="ncb-number" />}
        </FormField>
        <Flex align="center">
          <FormSwitch
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
