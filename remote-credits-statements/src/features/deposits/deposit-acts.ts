import type { Deposit } from '@ncb/shared-kernel/api/contract';
import { getMaxWithdrawal } from '@ncb/shared-kernel/domain/rules';
import { DepositStatus, Role } from '@ncb/shared-kernel/domain/vocabulary';

export type DepositAct = 'topUp' | 'withdraw' | 'break' | 'renewal';

type ActBlocker = 'closed' | 'terms' | 'topUpOver' | 'firstDay' | 'nothingToTake' | 'role' | 'director';

type DepositFacts = Pick<
  Deposit,
  'status' | 'start' | 'amount' | 'earlyRate' | 'topUpUntil' | 'withdrawRest' | 'isRenewable'
>;

/**
 * Returns why an action is impossible, or null: by contract, day or role. The bank checks the same: an operator cannot
 * bind the company, and only a director returns a deposit early (docs/adr/0094).
 */
export function getActBlocker(act: DepositAct, deposit: DepositFacts, role: Role, today: string): ActBlocker | null {
  if (deposit.status === DepositStatus.closed) return 'closed';
  const forbidden = getTermsBlocker(act, deposit, today);
  if (forbidden) return forbidden;
  if (act === 'break') return role === Role.director ? null : 'director';
  return role === Role.operator ? 'role' : null;
}

function getTermsBlocker(act: DepositAct, deposit: DepositFacts, today: string): ActBlocker | null {
  const { start, amount, earlyRate, topUpUntil, withdrawRest, isRenewable } = deposit;
  switch (act) {
    case 'topUp':
      if (topUpUntil === null) return 'terms';
      return today > topUpUntil ? 'topUpOver' : null;
    case 'withdraw':
      if (withdrawRest === null) return 'terms';
      if (today <= start) return 'firstDay';
      return getMaxWithdrawal(amount, withdrawRest) === '0.00' ? 'nothingToTake' : null;
    case 'break':
      return earlyRate === null ? 'terms' : null;
    case 'renewal':
      return isRenewable ? null : 'terms';
  }
}
