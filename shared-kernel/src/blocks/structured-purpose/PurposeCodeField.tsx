import type { BudgetPurpose, StatePropertyPurpose } from '../../domain/remittance';
import type { FieldChecks } from '../../ui';
import { CodeField } from './CodeField';

export interface PurposeCodeFieldProps {
  checked: FieldChecks;
  purpose: BudgetPurpose | StatePropertyPurpose;
  onChange: (purpose: BudgetPurpose | StatePropertyPurpose) => void;
  label: string;
  className?: string;
}

/** Code before the information: the kind of payment of a tax, the budget code of state property. */
export function PurposeCodeField({ checked, purpose, onChange, label, className }: PurposeCodeFieldProps) {
  const field = { checked, part: 'structuredPurpose', label, ...(className && { className }) };
  return purpose.kind === 'budget' ? (
    <CodeField
      {...field}
      field="paymentKindCode"
      catalogue="tax_kinds"
      value={purpose.paymentKindCode}
      onChange={(paymentKindCode) => onChange({ ...purpose, paymentKindCode })}
    />
  ) : (
    <CodeField
      {...field}
      field="budgetCode"
      catalogue="budget_codes"
      value={purpose.budgetCode}
      onChange={(budgetCode) => onChange({ ...purpose, budgetCode })}
    />
  );
}
