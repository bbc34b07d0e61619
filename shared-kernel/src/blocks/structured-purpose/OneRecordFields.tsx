import type { BudgetPurpose, StatePropertyPurpose, StructuredPurpose } from '../../domain/remittance';
import { ADDITIONAL_INFO_MAX } from '../../domain/vocabulary';
import { TextField, type FieldChecks } from '../../ui';
import { CodeField } from './CodeField';
import { TaxNoticeField } from './TaxNoticeField';
import { useTexts } from './texts';

const PART = 'structuredPurpose';

export interface OneRecordFieldsProps {
  checked: FieldChecks;
  purpose: BudgetPurpose | StatePropertyPurpose;
  onChange: (purpose: StructuredPurpose) => void;
}

export function OneRecordFields({ checked, purpose, onChange }: OneRecordFieldsProps) {
  const { common } = useTexts();
  const used = purpose.additionalInfo.length;
  return (
    <>
      {purpose.kind === 'budget' ? (
        <>
          <CodeField
            checked={checked}
            part={PART}
            field="paymentKindCode"
            label={common('fields.certId')}
            catalogue="tax_kinds"
            value={purpose.paymentKindCode}
            onChange={(paymentKindCode) => onChange({ ...purpose, paymentKindCode })}
          />
          <TaxNoticeField checked={checked} purpose={purpose} onChange={onChange} />
        </>
      ) : (
        <CodeField
          checked={checked}
          part={PART}
          field="budgetCode"
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
        field="additionalInfo"
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
