import { PairMark, type PairChecks } from '@ncb/shared-kernel/blocks/account-code';
import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import { useMemo } from 'react';
import type { Employee } from '@ncb/shared-kernel/api/contract';
import { useDates } from '@ncb/shared-kernel/ui';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { getAlphabetKey } from '@ncb/shared-kernel/domain/text';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { RecordColumn } from '@ncb/shared-kernel/ui';
import { MaskedAmount } from '../amounts';
import { toReceiverPair } from './employee-values';
import { EmployeeName, WorkTag } from './EmployeeCells';
import { useTexts } from '../../texts';

/** px; the name takes the rest. */
const WIDTHS = { tin: 112, emp_acn: 312, status: 124, amount: 144, paid_on: 128 };

/**
 * Returns the table columns. Sorting by hidden amounts is disabled: the order would reveal who earns more.
 * @param checks the bank's comparisons of accounts with tax codes
 */
export function useEmployeeColumns(areShown: boolean, checks: PairChecks): readonly RecordColumn<Employee>[] {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('employees.columns.name'),
        isKept: true,
        cell: (employee, gaveWay) => (
          <>
            <EmployeeName employee={employee} />
            <PairMark checks={checks} pair={toReceiverPair(employee)} />
            {gaveWay('emp_acn') && (
              <div className="ncb-number ncb-quiet ncb-second-line ncb-cut">{formatIban(employee.account)}</div>
            )}
          </>
        ),
        sortKey: (employee) => getAlphabetKey(joinFullName(employee)),
      },
      {
        key: 'tin',
        title: t('employees.columns.tin'),
        width: WIDTHS.tin,
        givesWayBelow: 700,
        cell: ({ taxCode }) => <span className="ncb-number">{taxCode}</span>,
        sortKey: ({ taxCode }) => taxCode,
      },
      {
        key: 'emp_acn',
        title: t('employees.columns.emp_acn'),
        width: WIDTHS.emp_acn,
        givesWayBelow: 1100,
        cell: ({ account }) => <span className="ncb-number">{formatIban(account)}</span>,
        sortKey: ({ account }) => account,
      },
      {
        key: 'status',
        title: t('employees.columns.status'),
        width: WIDTHS.status,
        cell: (employee) => <WorkTag employee={employee} />,
        sortKey: ({ status }) => getAlphabetKey(common(`employeeStatus.${status}`)),
      },
      {
        key: 'paid_on',
        title: t('employees.columns.paid_on'),
        width: WIDTHS.paid_on,
        givesWayBelow: 860,
        cell: ({ paidOn }) => paidOn && <span className="ncb-number">{formatDay(paidOn)}</span>,
        sortKey: ({ paidOn }) => paidOn ?? '',
      },
      {
        key: 'amount',
        title: t('employees.columns.amount'),
        width: WIDTHS.amount,
        isAmount: true,
        cell: ({ amount }) => amount && <MaskedAmount amount={amount} currency={UAH.letters} isShown={areShown} />,
        ...(areShown && { sortKey: ({ amount }: Employee) => toMinor(amount ?? '0.00') }),
      },
    ],
    [t, common, areShown, checks, formatDay],
  );
}
