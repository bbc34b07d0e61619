import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { joinFullName, type EmployeeContext } from '@ncb/shared-kernel/domain/rules';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AccountText } from '@ncb/shared-kernel/ui';
import { RepairCell } from './RepairCell';
import { RowRemarks } from './RowRemarks';
import { getCyrillicName, getFieldProblems, type RepairedField, type FileRow } from './file-rows';
import { useTexts } from '../../texts';

interface RowColumnsOptions {
  /** Width of the table in px; in a narrow one other columns shrink before the name. */
  width: number;
  /** Cells (`id-field`) corrected on this tab; they stay input fields. */
  touched: ReadonlySet<string>;
  context: EmployeeContext;
  onRepair: (id: string, field: RepairedField, text: string) => void;
}

type Column = TableColumnsType<FileRow>[number];

/** Column widths in px for tables of at least `from` px; the name takes the rest. */
const WIDTHS = [
  { from: 1080, line: 72, account: 312, hasSaid: true, remarks: 210 },
  { from: 840, line: 72, account: 264, hasSaid: false, remarks: 180 },
  { from: 0, line: 60, account: 150, hasSaid: false, remarks: 130 },
] as const;

export function useRowColumns({
  width: room,
  touched,
  context,
  onRepair,
}: RowColumnsOptions): TableColumnsType<FileRow> {
  const { t } = useTexts();
  const { language } = useShell();
  const widths = WIDTHS.find(({ from }) => room >= from) ?? WIDTHS[2];
  const shownAmount = (amount: string) => (/^[0-9]+\.[0-9]{2}$/.test(amount) ? formatAmount(amount, language) : amount);
  const repaired = (
    field: RepairedField,
    title: string,
    width: number | undefined,
    textOf: (row: FileRow) => string,
    shown: (row: FileRow) => ReactNode = textOf,
  ): Column => ({
    key: field,
    title,
    ...(width !== undefined && { width }),
    ...(field === 'amount' && { align: 'right', className: 'ncb-amount' }),
    onHeaderCell: () => ({ 'data-column': field }) as object,
    onCell: () => ({ 'data-column': field }) as object,
    render: (_, row) => (
      <RepairCell
        // A new key clears the field, so a typed card number does not stay there unmasked.
        key={`${row.id}-${field === 'account' ? row.row.card : ''}`}
        label={t('import.rows.fieldOf', { field: title, line: row.row.line })}
        isOpen={getFieldProblems(row, field).length > 0 || touched.has(`${row.id}-${field}`)}
        isWrong={getFieldProblems(row, field).length > 0}
        text={textOf(row)}
        shown={shown(row)}
        placeholder={field === 'account' ? row.row.card : ''}
        onText={(text) => onRepair(row.id, field, text)}
      />
    ),
  });
  const said: Column = {
    key: 'said',
    title: t('import.rows.said'),
    width: 88,
    align: 'right',
    className: 'ncb-amount',
    render: (_, { row }) => <span className="ncb-quiet ncb-cut">{row.amount}</span>,
  };
  return [
    {
      key: 'line',
      title: t('import.rows.line'),
      width: widths.line,
      align: 'right',
      render: (_, { row }) => <span className="ncb-number ncb-quiet">{row.line}</span>,
    },
    repaired('taxCode', t('import.rows.tin'), 112, ({ row }) => row.taxCode),
    repaired('name', t('import.rows.name'), undefined, ({ row }) => joinFullName(row)),
    repaired(
      'account',
      t('import.rows.emp_acn'),
      widths.account,
      ({ row }) => row.account,
      ({ row }) => <AccountText formatted={formatIban(row.account)} title={formatIban(row.account)} />,
    ),
    ...(widths.hasSaid ? [said] : []),
    repaired(
      'amount',
      t('import.rows.amount'),
      112,
      ({ amount }) => amount,
      ({ amount }) => shownAmount(amount),
    ),
    {
      key: 'remarks',
      title: t('import.rows.remarks'),
      width: widths.remarks,
      render: (_, row) => (
        <RowRemarks
          row={row}
          mended={getCyrillicName(row, joinFullName(row.row), context)}
          onName={(name) => onRepair(row.id, 'name', name)}
        />
      ),
    },
  ];
}
