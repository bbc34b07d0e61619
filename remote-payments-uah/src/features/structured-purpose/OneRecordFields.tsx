import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BudgetPurpose, StatePropertyPurpose, StructuredPurpose } from '@ncb/shared-kernel/domain/remittance';
import { hasLongCategory } from '@ncb/shared-kernel/domain/warnings';
import { ADDITIONAL_INFO_MAX, TAX_CATEGORY_ISO_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { PartField, PartText } from '../part-field';
import { CodeField } from './CodeField';
import type { StructuredPurposeBlockProps } from './StructuredPurposeBlock';

const PART = 'rmtStrd';

export interface OneRecordFieldsProps extends StructuredPurposeBlockProps {
  purpose: BudgetPurpose | StatePropertyPurpose;
  onChange: (purpose: StructuredPurpose) => void;
}

/** The fields of the kinds that have one record: to a budget account, and rent of state property. */
export function OneRecordFields({ checked, purpose, onChange }: OneRecordFieldsProps) {
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const used = purpose.additionalInfo.length;
  return (
    <>
      {purpose.kind === 'budget' ? (
        <>
          <CodeField
            checked={checked}
            part={PART}
            field="certId"
            label={t('structuredPurpose.certId')}
            catalogue="tax_kinds"
            value={purpose.paymentKindCode}
            onChange={(paymentKindCode) => onChange({ ...purpose, paymentKindCode })}
          />
          <PartText
            checked={checked}
            part={PART}
            field="ctgy"
            label={t('structuredPurpose.taxNotice')}
            hint={
              hasLongCategory(purpose)
                ? t('structuredPurpose.longCategory', { max: TAX_CATEGORY_ISO_MAX })
                : t('structuredPurpose.taxNoticeHint')
            }
            value={purpose.taxNotice}
            onChange={(taxNotice) => onChange({ ...purpose, taxNotice })}
          />
        </>
      ) : (
        <CodeField
          checked={checked}
          part={PART}
          field="tP"
          label={t('structuredPurpose.tP')}
          catalogue="budget_codes"
          className="ncb-wide"
          value={purpose.budgetCode}
          onChange={(budgetCode) => onChange({ ...purpose, budgetCode })}
        />
      )}
      <PartField
        checked={checked}
        part={PART}
        field="addtInf"
        label={t('structuredPurpose.addtInf')}
        hint={t('common.characters', { ns: 'kernel', used, max: ADDITIONAL_INFO_MAX })}
        required
        className="ncb-wide"
      >
        {(control) => (
          <Input.TextArea
            {...control}
            rows={2}
            className="ncb-growing"
            value={purpose.additionalInfo}
            onChange={({ target }) => onChange({ ...purpose, additionalInfo: target.value })}
          />
        )}
      </PartField>
    </>
  );
}
