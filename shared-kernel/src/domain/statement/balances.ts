import { addAmounts, subtractAmounts, sumPerCurrency } from '../money';

export interface Movement {
  readonly opening: string;
  readonly debit: string;
  readonly credit: string;
  readonly closing: string;
}

/** Returns opening + credit − debit. */
export function getClosingBalance({ opening, debit, credit }: Omit<Movement, 'closing'>): string {
  return subtractAmounts(addAmounts(opening, credit), debit);
}

export function isBalanced(movement: Movement): boolean {
  return getClosingBalance(movement) === addAmounts(movement.closing, '0.00');
}

/**
 * Returns the change caused by the rate alone: closing − (opening + credit − debit).
 * @param equivalents the four sums in hryvnias
 */
export function getRevaluation(equivalents: Movement): string {
  return subtractAmounts(equivalents.closing, getClosingBalance(equivalents));
}

export interface Equivalents {
  readonly openingEquivalent: string | null;
  readonly debitEquivalent: string | null;
  readonly creditEquivalent: string | null;
  readonly closingEquivalent: string | null;
}

/** Hryvnia sums: closing = opening + credit − debit + revaluation. */
export interface EquivalentMovement extends Movement {
  readonly revaluation: string;
}

/** Returns null if the bank sends none. */
export function getEquivalentMovement({
  openingEquivalent: opening,
  debitEquivalent: debit,
  creditEquivalent: credit,
  closingEquivalent: closing,
}: Equivalents): EquivalentMovement | null {
  if (opening === null || debit === null || credit === null || closing === null) return null;
  return { opening, debit, credit, closing, revaluation: getRevaluation({ opening, debit, credit, closing }) };
}

export interface CurrencyTotals extends Movement {
  readonly currency: string;
}

/**
 * Sums accounts per currency, in order of first appearance. Source:
 * docs/requirements/banking-rules.md#printed-statement.
 */
export function getTotalsByCurrency(accounts: readonly CurrencyTotals[]): readonly CurrencyTotals[] {
  const sums = (part: keyof Movement) =>
    sumPerCurrency(accounts.map((account) => ({ amount: account[part], currency: account.currency })));
  const [opening, debit, credit, closing] = [sums('opening'), sums('debit'), sums('credit'), sums('closing')];
  return opening.map(({ currency, amount }, line) => ({
    currency,
    opening: amount,
    debit: debit[line]?.amount ?? '0.00',
    credit: credit[line]?.amount ?? '0.00',
    closing: closing[line]?.amount ?? '0.00',
  }));
}
