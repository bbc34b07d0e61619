import type { Deposit } from '@ncb/shared-kernel/api/contract';
import { computeAccruedInterest, buildDepositSchedule, sumAmounts } from '@ncb/shared-kernel/domain/interest';
import { DepositStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { toRunningDeposit, type DepositRow, type OperationRow } from './running-deposit';

interface DepositWithOperations {
  readonly row: DepositRow;
  readonly name: string | null;
  readonly operations: readonly OperationRow[];
}

export function toDeposit({ row, name, operations }: DepositWithOperations, bankDay: string): Deposit {
  const running = toRunningDeposit(row, operations);
  const isActive = row.status === DepositStatus.active;
  const [next] = isActive ? buildDepositSchedule(running, row.renewals > 0) : [];
  return {
    id: String(row.id),
    number: row.number,
    status: row.status,
    name: name ?? '',
    start: row.startDate,
    end: row.endDate,
    rate: row.rate,
    basis: row.basis,
    currencyLetters: row.currencyLetters,
    currencyCode: row.currencyCode,
    amount: row.amount,
    interest: isActive ? computeAccruedInterest(running, bankDay) : '0.00',
    paid: sumAmounts(running.paid),
    payout: row.payout,
    nextDate: next?.day ?? null,
    nextAmount: next?.amount ?? null,
    earlyRate: row.earlyRate,
    topUpMinimum: row.topUpMinimum,
    topUpUntil: row.topUpUntil,
    withdrawRest: row.withdrawRest,
    isRenewable: row.isRenewable,
    renews: row.renewals > 0,
    renewals: row.renewals,
    interestAccountId: String(row.interestAccountId),
    returnAccountId: String(row.accountId),
  };
}
