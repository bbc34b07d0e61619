import type { BudgetPurpose, StatePropertyPurpose, StructuredPurpose } from '../../domain/remittance';
import { hasLongCategory } from '../../domain/warnings';
import { ADDITIONAL_INFO_MAX, TAX_CATEGORY_ISO_MAX } from '../../domain/vocabulary';
import { TextField } from '../../ui';
import { CodeField } from './CodeField';
import type { StructuredPurposeBlockProps } from './StructuredPurposeBlock';
import { useTexts } from './texts';

const PART = 'rmtStrd';

export interface OneRecordFieldsProps extends Pick<StructuredPurposeBlockProps, 'checked'> {
  purpose: BudgetPurpose | StatePropertyPurpose;
  onChange: (purpose: StructuredPurpose) => void;
}

export function OneRecordFields({ checked, purpose, onChange }: OneRecordFieldsProps) {
  const { t, common } = useTexts();
  const used = purpose.additionalInfo.length;
  return (
    <>
      {purpose.kind === 'budget' ? (
        <>
          <CodeField
            checked={checked}
            part={PART}
            field="certId"
            label={common('fields.certId')}
            catalogue="tax_kinds"
            value={purpose.paymentKindCode}
            onChange={(paymentKindCode) => onChange({ ...purpose, paymentKindCode })}
          />
          <TextField
            checked={checked}
            part={PART}
            field="ctgy"
            label={common('fields.taxNotice')}
            hint={
              hasLongCategory(purpose)
                ? common('hints.longCategory', { max: TAX_CATEGORY_ISO_MAX })
                : t('taxNoticeHint')
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
          label={common('fields.tP')}
          catalogue="budget_codes"
          className="ncb-wide"
          value={purpose.budgetCode}
          onChange={(budgetCode) => onChange({ ...purpose, budgetCode })}
        />
      )}
      <TextField
        checked={checked}
        part={PART}
        field="addtInf"
        label={common('fields.addtInf')}
        hint={common('common.characters', { used, max: ADDITIONAL_INFO_MAX })}
        required
        className="ncb-wide"
        lines={2}
        value={purpose.additionalInfo}
        onChange={(additionalInfo) => onChange({ ...purpose, additionalInfo })}
      />
    </>
  );
}
