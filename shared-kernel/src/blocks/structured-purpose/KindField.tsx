import type { ChosenPurpose } from '../../domain/remittance';
import { SelectField, type FieldChecks } from '../../ui';
import { createPurpose, isFilledIn, KINDS, useConfirmClear, type ChosenKind } from './purpose-changes';
import { useTexts } from './texts';

export interface KindFieldProps {
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
