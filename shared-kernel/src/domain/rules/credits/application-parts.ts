import { compareAmounts, parseAmountWithin } from '../../money';
import type { Problem, ProblemKey } from '../../problem';
import { CURRENCIES } from '../../vocabulary';
import { toProblem } from '../checks';
import { canPayFrom, type DebitAccount } from '../debit-account';

export function checkCurrency(code: string): ProblemKey | null {
  return CURRENCIES.some((currency) => currency.code === code) ? null : 'fillThisField';
}

export function checkAmount(amount: string, currency: string): ProblemKey | null {
  const parsed = parseAmountWithin(amount, { currency });
  return parsed.ok ? null : parsed.key;
}

export function checkTerm(term: string, max: number): Problem | null {
  const isTerm = /^[0-9]{1,3}$/.test(term) && Number(term) >= 1 && Number(term) <= max;
  return isTerm ? null : toProblem('term', 'incorrectTerm', { max: String(max) });
}

export function checkDebitAccount(currencyCode: string, account: DebitAccount | null): ProblemKey | null {
  if (!account) return 'chooseDebitAccount';
  return canPayFrom(account) && account.currencyCode === currencyCode ? null : 'accountNotAllowed';
}

/** Ignores invalid accounts and amounts, which have their own problems. */
export function checkFunds(amount: string, account: DebitAccount | null): ProblemKey | null {
  if (!account) return null;
  const parsed = parseAmountWithin(amount, { currency: account.currencyCode });
  return parsed.ok && compareAmounts(parsed.amount, account.available) > 0 ? 'insufficientFunds' : null;
}
