import { SelectField, TextField } from '../../ui';
import { useImportKind } from './import-kind';
import type { RowProblem } from './get-row-problems';
import { useTexts } from './texts';

interface RowFieldProps {
  column: string;
  value: string;
  problem: RowProblem | null;
  onChange: (value: string) => void;
}

export function RowField({ column, value, problem, onChange }: RowFieldProps) {
  const { common } = useTexts();
  const { rules, labelOf, fieldOf } = useImportKind();
  const { isWide = false, lines, choices, getChosen } = fieldOf(column);
  const field = {
    // Cells are checked as typed.
    checked: { problemOf: () => problem, leave: () => undefined },
    label: labelOf(column),
    field: column,
    onChange,
    ...(isWide && { className: 'ncb-wide' }),
  };
  if (!choices) return <TextField {...field} value={value} {...(lines && { lines })} />;
  return (
    <SelectField
      {...field}
      // A value outside the choices shows as it stands in the file.
      value={getChosen?.(value) ?? value}
      {...(column === rules.accountColumn && { placeholder: common('hints.chooseAccount') })}
      options={[...choices]}
    />
  );
}
