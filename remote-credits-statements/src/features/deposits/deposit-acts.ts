import type { Deposit } from '@ncb/shared-kernel/api/contract';
import { withdrawable } from '@ncb/shared-kernel/domain/rules';
import { DepositStatus, Role } from '@ncb/shared-kernel/domain/vocabulary';

export type DepositAct = 'topUp' | 'withdraw' | 'break' | 'renewal';

export type WhyNot = 'closed' | 'terms' | 'topUpOver' | 'firstDay' | 'nothingToTake' | 'role' | 'director';

type Known = Pick<Deposit, 'status' | 'start' | 'amount' | 'earlyRate' | 'topUpUntil' | 'withdrawRest' | 'isRenewable'>;

/**
 * Returns why an action is impossible, or null: by contract, day or role. The bank checks the same: an operator cannot
 * bind the company, and only a director returns a deposit early (docs/adr/0094).
 */
export function whyNot(act: DepositAct, deposit: Known, role: Role, today: string): WhyNot | null {
  if (deposit.status === DepositStatus.closed) return 'closed';
  const forbidden = byTerms(act, deposit, today);
  if (forbidden) return forbidden;
  if (act === 'break') return role === Role.director ? null : 'director';
  return role === Role.operator ? 'role' : null;
}

function byTerms(act: DepositAct, deposit: Known, today: string): WhyNot | null {
  const { start, amount, earlyRate, topUpUntil, withdrawRest, isRenewable } = deposit;
  switch (act) {
    case 'topUp':
      if (topUpUntil === null) return 'terms';
      return today > topUpUntil ? 'topUpOver' : null;
    case 'withdraw':
      if (withdrawRest === null) return 'terms';
      if (today <= start) return 'firstDay';
      return withdrawable(amount, withdrawRest) === '0.00' ? 'nothingToTake' : null;
    case 'break':
      return earlyRate === null ? 'terms' : null;
    case 'renewal':
      return isRenewable ? null : 'terms';
  }
}
