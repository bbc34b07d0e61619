import { Input, Select } from 'antd';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import type { ImportColumn } from '@ncb/shared-kernel/domain/rules';
import { FieldFrame } from '@ncb/shared-kernel/ui';
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
  return (
    <FieldFrame label={label} field={column} problem={problem} {...(isWide && { className: 'ncb-wide' })}>
      {(control) => {
        if (column === 'acn_d') {
          return (
            <Select<string>
              {...control}
              // An account that is none of ours is shown as it stands in the file.
              value={normaliseIban(value) || undefined}
              placeholder={common('hints.chooseAccount')}
              options={accountOptions(accounts)}
              onChange={onChange}
            />
          );
        }
        if (column === 'pay_purp') {
          return (
            <Input.TextArea {...control} rows={2} value={value} onChange={({ target }) => onChange(target.value)} />
          );
        }
        return (
          <Input {...control} value={value} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
        );
      }}
    </FieldFrame>
  );
}
