import type { Account } from '@ncb/shared-kernel/api/contract';
import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import type { ImportColumn } from '@ncb/shared-kernel/domain/rules';
import { SelectField, TextField } from '@ncb/shared-kernel/ui';
import type { RowProblem } from '../../features/import/row-problems';
import { accountOptions } from './account-options';
import { useTexts } from '../../texts';

export interface RowFieldProps {
  column: ImportColumn;
  label: string;
  value: string;
  problem: RowProblem | null;
  accounts: readonly Account[];
  onChange: (value: string) => void;
}

/** One cell of a row: the payer's account is chosen, everything else is text. */
export function RowField({ column, label, value, problem, accounts, onChange }: RowFieldProps) {
  const { common } = useTexts();
  const isWide = column === 'pay_purp' || column === 'acn_d' || column === 'name_c';
  const field = {
    // A cell is judged as it is typed.
    checked: { problemOf: () => problem, leave: () => undefined },
    label,
    field: column,
    onChange,
    ...(isWide && { className: 'ncb-wide' }),
  };
  if (column !== 'acn_d') return <TextField {...field} value={value} {...(column === 'pay_purp' && { lines: 2 })} />;
  return (
    <SelectField
      {...field}
      // An account that is none of ours is shown as it stands in the file.
      value={normaliseIban(value)}
      placeholder={common('hints.chooseAccount')}
      options={accountOptions(accounts)}
    />
  );
}
