import type { BudgetPurpose, StatePropertyPurpose, StructuredPurpose } from '../../domain/remittance';
import { ADDITIONAL_INFO_MAX } from '../../domain/vocabulary';
import { TextField, type FieldChecks } from '../../ui';
import { PurposeCodeField } from './PurposeCodeField';
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
      <PurposeCodeField
        checked={checked}
        purpose={purpose}
        onChange={onChange}
        label={common(purpose.kind === 'budget' ? 'fields.certId' : 'fields.tP')}
        className={purpose.kind === 'budget' ? '' : 'ncb-wide'}
      />
      {purpose.kind === 'budget' && <TaxNoticeField checked={checked} purpose={purpose} onChange={onChange} />}
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
