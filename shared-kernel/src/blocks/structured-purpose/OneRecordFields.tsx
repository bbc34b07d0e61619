import { Button } from 'antd';
import type { BudgetPurpose, StatePropertyPurpose, StructuredPurpose } from '../../domain/remittance';
import { hasLongCategory } from '../../domain/warnings';
import { ADDITIONAL_INFO_MAX, TAX_CATEGORY_ISO_MAX } from '../../domain/vocabulary';
import {
  getFailureText,
  SelectField,
  TextField,
  type ControlledValue,
  type FieldChecks,
  type FieldInfo,
} from '../../ui';
import { useCodes, type CodeList } from '../../queries';
import { useTexts } from './texts';

const PART = 'structuredPurpose';

export interface OneRecordFieldsProps {
  checked: FieldChecks;
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
            field="paymentKindCode"
            label={common('fields.certId')}
            catalogue="tax_kinds"
            value={purpose.paymentKindCode}
            onChange={(paymentKindCode) => onChange({ ...purpose, paymentKindCode })}
          />
          <TextField
            checked={checked}
            part={PART}
            field="taxNotice"
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

interface CodeFieldProps extends FieldInfo, ControlledValue<string> {
  catalogue: CodeList;
}

function CodeField({ catalogue, ...field }: CodeFieldProps) {
  const { t, common } = useTexts();
  const codes = useCodes(catalogue);
  const failed = codes.isError && (
    <>
      {getFailureText(common, codes.error.failure)}{' '}
      <Button size="small" onClick={() => void codes.refetch()} loading={codes.isFetching} data-action="retry">
        {common('common.retry')}
      </Button>
    </>
  );
  return (
    <SelectField
      {...field}
      required
      hint={failed || field.hint}
      isSearchable
      isLoading={codes.isPending}
      placeholder={t('chooseCode')}
      emptyText={t('noCode')}
      options={(codes.data?.rows ?? []).map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))}
    />
  );
}
