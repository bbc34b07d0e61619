import { PairMark, type PairChecks } from '@ncb/shared-kernel/blocks/account-code';
import type { Employee } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { AccountText } from '@ncb/shared-kernel/ui';
import { MaskedAmount } from '../amounts';
import { toReceiverPair } from './employee-values';
import { EmployeeName, WorkTag } from './EmployeeCells';

interface EmployeeCardProps {
  employee: Employee;
  areShown: boolean;
  checks: PairChecks;
}

export function EmployeeCard({ employee, areShown, checks }: EmployeeCardProps) {
  const { account, amount } = employee;
  return (
    <>
      <div className="ncb-card-line ncb-card-name">
        <EmployeeName employee={employee} />
        <span className="ncb-card-sum">
          {amount && <MaskedAmount amount={amount} currency={UAH.letters} isShown={areShown} />}
        </span>
      </div>
      <div className="ncb-card-line ncb-second-line">
        <AccountText formatted={formatIban(account)} className="ncb-quiet" />
        <WorkTag employee={employee} />
      </div>
      <PairMark checks={checks} pair={toReceiverPair(employee)} />
    </>
  );
}
