import { addAmounts, subtractAmounts, totalsPerCurrency } from '../money';

/** Balances and turnovers of an account over a period; decimal strings in one currency. */
export interface Movement {
  readonly opening: string;
  readonly debit: string;
  readonly credit: string;
  readonly closing: string;
}

/** What an account holds after a period: opening + credit − debit. */
export function closingBalance({ opening, debit, credit }: Omit<Movement, 'closing'>): string {
  return subtractAmounts(addAmounts(opening, credit), debit);
}

/** True if the closing balance is the one that opening balance and turnovers lead to. */
export function isBalanced(movement: Movement): boolean {
  return closingBalance(movement) === addAmounts(movement.closing, '0.00');
}

/**
 * How far the hryvnia equivalent of a balance moved without any operation, because the rate moved: closing less what
 * opening and turnovers lead to. '0.00' for a hryvnia account.
 * @param equivalents the four sums in hryvnias
 */
export function revaluation(equivalents: Movement): string {
  return subtractAmounts(equivalents.closing, closingBalance(equivalents));
}

/** Sums of a statement's account in hryvnias; null for a hryvnia account. */
export interface Equivalents {
  readonly openingEquivalent: string | null;
  readonly debitEquivalent: string | null;
  readonly creditEquivalent: string | null;
  readonly closingEquivalent: string | null;
}

/** Four sums in hryvnias with the revaluation that makes them add up: opening + credit − debit + revaluation. */
export interface EquivalentMovement extends Movement {
  readonly revaluation: string;
}

/** Builds the movement of an account in hryvnias; null if the bank sends none. */
export function equivalentMovement({
  openingEquivalent: opening,
  debitEquivalent: debit,
  creditEquivalent: credit,
  closingEquivalent: closing,
}: Equivalents): EquivalentMovement | null {
  if (opening === null || debit === null || credit === null || closing === null) return null;
  return { opening, debit, credit, closing, revaluation: revaluation({ opening, debit, credit, closing }) };
}

/** Turnovers and balances of one currency. */
export interface CurrencyTotals extends Movement {
  /** Letters. */
  readonly currency: string;
}

/**
 * The grand totals of several accounts, one line per currency in the order in which the currencies first appear: sums
 * of different currencies are never added. Source: reference/banking 3.4
 */
export function totalsByCurrency(accounts: readonly CurrencyTotals[]): readonly CurrencyTotals[] {
  const sums = (part: keyof Movement) =>
    totalsPerCurrency(accounts.map((account) => ({ amount: account[part], currency: account.currency })));
  const [opening, debit, credit, closing] = [sums('opening'), sums('debit'), sums('credit'), sums('closing')];
  return opening.map(({ currency, amount }, line) => ({
    currency,
    opening: amount,
    debit: debit[line]?.amount ?? '0.00',
    credit: credit[line]?.amount ?? '0.00',
    closing: closing[line]?.amount ?? '0.00',
  }));
}
