import type { CatalogueBeneficiary } from '@ncb/shared-kernel/api/contract';
import type { ReceiverSuggestion } from '@ncb/shared-kernel/blocks/receiver';
import { compareAmounts } from '@ncb/shared-kernel/domain/money';
import { normaliseAccount } from '@ncb/shared-kernel/domain/identifiers';
import { normalisePartnerName } from '@ncb/shared-kernel/domain/rules';

export function toSuggestions(rows: readonly CatalogueBeneficiary[]): readonly ReceiverSuggestion[] {
  return rows.map(({ id, beneficiary: { name, code, account } }) => ({ id, name, code, iban: account, paidOn: null }));
}

/**
 * Returns a partner's other accounts: invoices are forged by changing the account. Empty for a used account or new
 * partner. Source: docs/requirements/currency.md#bank-codes.
 */
export function findOtherAccounts(
  receiver: { readonly 'beneficiary.name': string; readonly 'beneficiary.account': string },
  rows: readonly CatalogueBeneficiary[],
): readonly string[] {
  const name = receiver['beneficiary.name'].trim();
  const account = normaliseAccount(receiver['beneficiary.account']);
  if (name === '' || account === '') return [];
  const accounts = getAccountsByName(rows).get(normalisePartnerName(name)) ?? NO_ACCOUNTS;
  return accounts.has(account) ? [] : [...accounts];
}

const NO_ACCOUNTS: ReadonlySet<string> = new Set();
/** Cache by catalogue, read on every key press. */
const accountsByName = new WeakMap<readonly CatalogueBeneficiary[], ReadonlyMap<string, ReadonlySet<string>>>();

function getAccountsByName(rows: readonly CatalogueBeneficiary[]): ReadonlyMap<string, ReadonlySet<string>> {
  const cached = accountsByName.get(rows);
  if (cached) return cached;
  const found = new Map<string, Set<string>>();
  for (const { beneficiary } of rows) {
    const mark = normalisePartnerName(beneficiary.name);
    found.set(mark, (found.get(mark) ?? new Set<string>()).add(beneficiary.account));
  }
  accountsByName.set(rows, found);
  return found;
}

/**
 * Returns the catalogue's limit for the account; null for none. Source:
 * docs/requirements/currency-payroll-credits-statements.md#beneficiary-account.
 */
export function getMaximum(account: string, rows: readonly CatalogueBeneficiary[]): string | null {
  const normalised = normaliseAccount(account);
  const maxima = rows.flatMap(({ beneficiary, maximum }) =>
    beneficiary.account === normalised && maximum ? [maximum] : [],
  );
  return maxima.toSorted(compareAmounts)[0] ?? null;
}
