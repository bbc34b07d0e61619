import { addDays, daysBetween } from '../../dates';
import { addAmounts, compareAmounts, subtractAmounts } from '../../money';
import { ContractPaper, SETTLEMENT_SOON_DAYS, SETTLEMENT_URGENT_DAYS } from '../../vocabulary';

/** Money that was paid under a contract, in the contract's currency. */
export interface PaidUnderContract {
  readonly id: string;
  /** The day on which the bank executed it, `yyyy-MM-dd`. */
  readonly day: string;
  readonly amount: string;
}

/** A paper of the contract as far as it proves that goods or services came. */
export interface ProvingPaper {
  readonly id: string;
  readonly kind: ContractPaper;
  readonly number: string;
  /** `yyyy-MM-dd`. */
  readonly date: string;
  /** In the contract's currency; null for a paper without a sum. */
  readonly amount: string | null;
}

/** A payment that waits for goods, services or the money's return, or no longer does. */
export interface FollowedPayment {
  readonly id: string;
  /** The last day of the term, `yyyy-MM-dd`. */
  readonly settleBy: string;
  /** What no paper proves yet, in the contract's currency; `0.00`: settled. */
  readonly open: string;
  /** The paper that settled the last of it. */
  readonly settledBy: Pick<ProvingPaper, 'kind' | 'number' | 'date'> | null;
}

/** What shows that a payment was answered by goods or services. Source: reference/areas C1 */
const PROVING: readonly ContractPaper[] = [ContractPaper.customsDeclaration, ContractPaper.act];

/**
 * The payments under a contract with the end of their terms, the oldest first. Papers settle the oldest payments first;
 * one without a sum settles the oldest that is open. What is shown follows the client's papers, the bank decides.
 * @param days of the term, set by the National Bank. Source: reference/areas C1
 */
export function followPayments(
  payments: readonly PaidUnderContract[],
  papers: readonly ProvingPaper[],
  days: number,
): readonly FollowedPayment[] {
  const followed = [...payments]
    .sort((a, b) => a.day.localeCompare(b.day) || Number(a.id) - Number(b.id))
    .map(({ id, day, amount }): FollowedPayment => ({
      id,
      settleBy: addDays(day, days),
      open: amount,
      settledBy: null,
    }));
  const proofs = papers.filter(({ kind }) => PROVING.includes(kind)).sort((a, b) => a.date.localeCompare(b.date));
  return proofs.reduce<readonly FollowedPayment[]>(settledBy, followed);
}

function settledBy(payments: readonly FollowedPayment[], paper: ProvingPaper): readonly FollowedPayment[] {
  const { kind, number, date } = paper;
  let left = paper.amount ?? payments.find(isOpen)?.open ?? '0.00';
  return payments.map((payment) => {
    const proved = compareAmounts(left, payment.open) < 0 ? left : payment.open;
    if (compareAmounts(proved, '0.00') === 0) return payment;
    left = subtractAmounts(left, proved);
    const open = subtractAmounts(payment.open, proved);
    return { ...payment, open, settledBy: compareAmounts(open, '0.00') === 0 ? { kind, number, date } : null };
  });
}

function isOpen({ open }: FollowedPayment): boolean {
  return compareAmounts(open, '0.00') > 0;
}

/** How the payments under a contract stand together: nothing is followed, all are settled, or one ends first. */
export interface Settlement {
  readonly followed: number;
  /** The nearest end of a term that is still open; null where all are settled. */
  readonly settleBy: string | null;
  /** What no paper proves yet. */
  readonly open: string;
}

/** What a list of contracts tells of the payments under one. */
export function settlementOf(payments: readonly FollowedPayment[]): Settlement {
  const open = payments.filter(isOpen);
  const ends = open.map(({ settleBy }) => settleBy).sort();
  return {
    followed: payments.length,
    settleBy: ends[0] ?? null,
    open: open.map((payment) => payment.open).reduce(addAmounts, '0.00'),
  };
}

/** How near the end of a term is, and by how many days it is away; a term that has passed has less than none. */
export interface TermLeft {
  readonly days: number;
  readonly nearness: 'calm' | 'soon' | 'urgent';
}

/** @param bankDay `yyyy-MM-dd`. Source: reference/areas C1 (warnings at 30, 14 and 7 days) */
export function termLeft(settleBy: string, bankDay: string): TermLeft {
  const days = daysBetween(bankDay, settleBy);
  if (days <= SETTLEMENT_URGENT_DAYS) return { days, nearness: 'urgent' };
  return { days, nearness: days <= SETTLEMENT_SOON_DAYS ? 'soon' : 'calm' };
}
