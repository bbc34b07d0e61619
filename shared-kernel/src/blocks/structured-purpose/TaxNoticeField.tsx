import type { BudgetPurpose } from '../../domain/remittance';
import { TAX_CATEGORY_ISO_MAX } from '../../domain/vocabulary';
import { hasLongCategory } from '../../domain/warnings';
import { TextField, type FieldChecks } from '../../ui';
import { useTexts } from './texts';

interface TaxNoticeFieldProps {
  checked: FieldChecks;
  purpose: BudgetPurpose;
  onChange: (purpose: BudgetPurpose) => void;
}

/** Number and date of the tax notice that is paid. */
export function TaxNoticeField({ checked, purpose, onChange }: TaxNoticeFieldProps) {
  const { t, common } = useTexts();
  return (
    <TextField
      checked={checked}
      part="structuredPurpose"
      field="taxNotice"
      label={common('fields.taxNotice')}
      hint={hasLongCategory(purpose) ? common('hints.longCategory', { max: TAX_CATEGORY_ISO_MAX }) : t('taxNoticeHint')}
      value={purpose.taxNotice}
      onChange={(taxNotice) => onChange({ ...purpose, taxNotice })}
    />
  );
}
