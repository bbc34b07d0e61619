import { Button } from 'antd';
import type { BudgetPurpose, StatePropertyPurpose, ChosenPurpose } from '../../domain/remittance';
import { type FieldChecks, getFailureText, SelectField, type ControlledValue, type FieldInfo } from '../../ui';
import { useCodes, type CodeList } from '../../queries';
import { useTexts } from './texts';
import { createPurpose, isFilledIn, KINDS, useConfirmClear, type ChosenKind } from './purpose-changes';

interface PurposeCodeFieldProps {
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

interface CodeFieldProps extends FieldInfo, ControlledValue<string> {
  catalogue: CodeList;
}

/** Code chosen from a list of the bank, by number or name. */
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

interface KindFieldProps {
  checked: FieldChecks;
  purpose: ChosenPurpose;
  /** Text moved here from the purpose field; a change of kind keeps it. */
  movedText: string;
  onChange: (purpose: ChosenPurpose) => void;
}

/** Kind of a structured purpose; another kind asks, and clears what was typed. */
export function KindField({ checked, purpose, movedText, onChange }: KindFieldProps) {
  const { t } = useTexts();
  const confirmClear = useConfirmClear();
  const choose = async (kind: ChosenKind) => {
    if (purpose.kind === kind) return;
    if (isFilledIn(purpose, movedText) && !(await confirmClear('clearKind'))) return;
    onChange(createPurpose(kind, movedText));
  };
  return (
    <SelectField<ChosenKind>
      checked={checked}
      label={t('kind')}
      field="structuredPurpose.kind"
      className="ncb-wide"
      value={purpose.kind}
      onChange={(kind) => void choose(kind)}
      options={KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
    />
  );
}
