import { SelectField, TextField } from '../../ui';
import { useImportKind } from './import-kind';
import type { RowProblem } from './row-problems';
import { useTexts } from './texts';

export interface RowFieldProps {
  column: string;
  value: string;
  problem: RowProblem | null;
  onChange: (value: string) => void;
}

/** One cell of a row: what can only be one of a few is chosen, everything else is text. */
export function RowField({ column, value, problem, onChange }: RowFieldProps) {
  const { common } = useTexts();
  const { rules, labelOf, fieldOf } = useImportKind();
  const { isWide = false, lines, choices, chosenOf } = fieldOf(column);
  const field = {
    // A cell is judged as it is typed.
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
      // What cannot be chosen is shown as it stands in the file.
      value={chosenOf?.(value) ?? value}
      {...(column === rules.accountColumn && { placeholder: common('hints.chooseAccount') })}
      options={[...choices]}
    />
  );
}
