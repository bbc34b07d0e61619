import type { TableColumnsType } from 'antd';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { joinFullName, type PayrollDifference, type PayrollRowDraft } from '@ncb/shared-kernel/domain/rules';
import { DataTable, MoneyText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface DifferenceLine {
  readonly id: string;
  readonly kind: 'accountChanged' | 'joined' | 'left' | 'amountChanged';
  readonly before: PayrollRowDraft | null;
  readonly after: PayrollRowDraft | null;
  /** Decimal string; null if one of the payrolls lacks the employee. */
  readonly difference: string | null;
}

/** Orders differences by importance: changed account, joined, left, changed amount. */
export function listDifferences(difference: PayrollDifference<PayrollRowDraft>): readonly DifferenceLine[] {
  const changed = new Set(difference.accountChanged.map(({ after }) => after));
  const lines: Omit<DifferenceLine, 'id'>[] = [
    ...difference.accountChanged.map((pair) => ({ kind: 'accountChanged' as const, ...pair })),
    ...difference.joined.map((after) => ({ kind: 'joined' as const, before: null, after, difference: null })),
    ...difference.left.map((before) => ({ kind: 'left' as const, before, after: null, difference: null })),
    ...difference.amountChanged
      .filter(({ after }) => !changed.has(after))
      .map((pair) => ({ kind: 'amountChanged' as const, ...pair })),
  ];
  return lines.map((line, index) => ({ ...line, id: String(index + 1) }));
}

const ROW_PX = 40;
const getId = ({ id }: DifferenceLine) => id;
const DECIMAL = /^[0-9]+\.[0-9]{2}$/;

interface DifferenceRowsProps {
  lines: readonly DifferenceLine[];
}

export function DifferenceRows({ lines }: DifferenceRowsProps) {
  const { t } = useTexts();
  const amount = (row: PayrollRowDraft | null) => row && DECIMAL.test(row.amount) && <MoneyText amount={row.amount} />;
  const right = { align: 'right' as const, className: 'ncb-amount' };
  const columns: TableColumnsType<DifferenceLine> = [
    {
      key: 'kind',
      title: t('import.difference.kind'),
      width: 160,
      render: (_, { kind }) => t(`import.difference.${kind}`),
    },
    {
      key: 'name',
      title: t('import.rows.name'),
      render: (_, { before, after }) => <span className="ncb-cut">{joinFullName(after ?? before ?? EMPTY)}</span>,
    },
    {
      key: 'account',
      title: t('import.rows.emp_acn'),
      width: 300,
      render: (_, { before, after }) => (
        <span className="ncb-number">{formatIban((after ?? before)?.account ?? '')}</span>
      ),
    },
    {
      key: 'before',
      title: t('import.difference.before'),
      width: 130,
      ...right,
      render: (_, line) => amount(line.before),
    },
    {
      key: 'after',
      title: t('import.difference.after'),
      width: 130,
      ...right,
      render: (_, line) => amount(line.after),
    },
    {
      key: 'difference',
      title: t('import.difference.difference'),
      width: 130,
      ...right,
      render: (_, { difference }) => difference !== null && <MoneyText amount={difference} />,
    },
  ];
  return (
    <DataTable<DifferenceLine>
      name="payrollImportDifference"
      label={t('import.tabs.difference')}
      rows={lines}
      rowId={getId}
      columns={columns}
      rowHeight={ROW_PX}
      isFixed
    />
  );
}

const EMPTY = { lastName: '', firstName: '', middleName: '' };
