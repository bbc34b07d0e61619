import type { CreditDeal } from '@ncb/shared-kernel/api/contract';
import { getStanding, getSumsToPay } from '@ncb/shared-kernel/domain/interest';
import { CreditDealStatus } from '@ncb/shared-kernel/domain/vocabulary';
import type { DealRow, StoredCredit } from './stored-credit';

interface DealAccounts {
  readonly principalIban: string | null;
  readonly interestIban: string | null;
  readonly repaymentIban: string | null;
}

const NOTHING = {
  interest: '0.00',
  overdue: '0.00',
  overduePrincipal: '0.00',
  penalty: '0.00',
  overdueDays: 0,
  nextDay: null,
  payOverdue: null,
  payNext: null,
  payAll: null,
  payEarly: null,
};

/** Builds the company's view of a deal; a closed deal has no debts. */
export function toCreditDeal(
  deal: DealRow,
  { principalIban, interestIban, repaymentIban }: DealAccounts,
  stored: StoredCredit,
  bankDay: string,
): CreditDeal {
  const { number, status, start, end, rate, currencyLetters, currencyCode, amount, principal } = deal;
  return {
    number,
    status,
    start,
    end,
    rate,
    currencyLetters,
    currencyCode,
    amount,
    principal,
    principalAccount: principalIban ?? '',
    interestAccount: interestIban ?? '',
    repaymentAccount: repaymentIban ?? '',
    ...(status === CreditDealStatus.closed ? NOTHING : getDebts(stored, bankDay)),
  };
}

function getDebts({ history, order }: StoredCredit, bankDay: string) {
  const standing = getStanding(history, bankDay, order?.day === bankDay ? order.amount : null);
  const { interest, overdueInterest, overduePrincipal, penalty, overdueDays } = standing.debts;
  const { overdue, next, all, early } = getSumsToPay(standing);
  return {
    interest,
    overdue: overdueInterest,
    overduePrincipal,
    penalty,
    overdueDays,
    nextDay: standing.next?.payOn ?? null,
    payOverdue: overdue,
    payNext: next,
    payAll: all,
    payEarly: early,
  };
}
