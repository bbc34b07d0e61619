import type { Account } from '@ncb/shared-kernel/api/contract';
import { normaliseTypedIban } from '@ncb/shared-kernel/domain/identifiers';
import { isClosed } from '@ncb/shared-kernel/domain/vocabulary';

export interface AccountFilter {
  /** Numeric codes; empty for all currencies. */
  readonly currencies: readonly string[];
  readonly showClosed: boolean;
}

export function filterAccounts(accounts: readonly Account[], filter: AccountFilter): readonly Account[] {
  const { currencies, showClosed } = filter;
  return accounts.filter(
    (account) =>
      (showClosed || !isClosed(account.status)) &&
      (currencies.length === 0 || currencies.includes(account.currencyCode)),
  );
}

export function toggleCurrency(currencies: readonly string[], code: string): readonly string[] {
  return currencies.includes(code) ? currencies.filter((other) => other !== code) : [...currencies, code];
}

/** Finds accounts by a part of the number, the IBAN or the name. */
export function findAccounts(accounts: readonly Account[], typed: string): readonly Account[] {
  const text = typed.trim().toLocaleLowerCase();
  // The user may paste an IBAN in groups of four.
  const code = normaliseTypedIban(typed);
  return text === '' ? accounts : accounts.filter((account) => isMatch(account, text, code));
}

function isMatch({ iban, number, comment }: Account, text: string, code: string): boolean {
  if (comment.toLocaleLowerCase().includes(text)) return true;
  if (code === '') return false;
  // Short digits are searched in the number only: every IBAN contains the bank's code and a row of zeros.
  const mayBeIban = code.startsWith('UA') || code.length > number.length;
  return number.includes(code) || (mayBeIban && iban.includes(code));
}
