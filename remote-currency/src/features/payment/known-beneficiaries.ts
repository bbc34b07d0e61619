import type { CatalogueBeneficiary, Contract } from '@ncb/shared-kernel/api/contract';
import type { KnownReceiverRow } from '@ncb/shared-kernel/blocks/receiver';
import { compareAmounts } from '@ncb/shared-kernel/domain/money';
import { normaliseAccount } from '@ncb/shared-kernel/domain/identifiers';
import { EMPTY_BENEFICIARY, isSamePartner, partnerMark, type BeneficiaryRow } from '@ncb/shared-kernel/domain/rules';

export function offeredBeneficiaries(rows: readonly CatalogueBeneficiary[]): readonly KnownReceiverRow[] {
  return rows.map(({ id, beneficiary: { name, code, account } }) => ({ id, name, code, iban: account, paidOn: null }));
}

/**
 * Returns a partner's other accounts: invoices are forged by changing the account. Empty for a used account or new
 * partner. Source: docs/requirements/currency.md#bank-codes.
 */
export function otherAccountsOf(
  receiver: { readonly name_co: string; readonly acnt_co: string },
  rows: readonly CatalogueBeneficiary[],
): readonly string[] {
  const name = receiver.name_co.trim();
  const account = normaliseAccount(receiver.acnt_co);
  if (name === '' || account === '') return [];
  const accounts = accountsOf(rows).get(partnerMark(name)) ?? NO_ACCOUNTS;
  return accounts.has(account) ? [] : [...accounts];
}

const NO_ACCOUNTS: ReadonlySet<string> = new Set();
/** Cache by catalogue, read on every key press. */
const accountsByName = new WeakMap<readonly CatalogueBeneficiary[], ReadonlyMap<string, ReadonlySet<string>>>();

function accountsOf(rows: readonly CatalogueBeneficiary[]): ReadonlyMap<string, ReadonlySet<string>> {
  const known = accountsByName.get(rows);
  if (known) return known;
  const found = new Map<string, Set<string>>();
  for (const { beneficiary } of rows) {
    const mark = partnerMark(beneficiary.name);
    found.set(mark, (found.get(mark) ?? new Set<string>()).add(beneficiary.account));
  }
  accountsByName.set(rows, found);
  return found;
}

/**
 * Returns the catalogue's limit for the account; null for none. Source:
 * docs/requirements/currency-payroll-credits-statements.md#beneficiary-account.
 */
export function maximumTo(account: string, rows: readonly CatalogueBeneficiary[]): string | null {
  const wanted = normaliseAccount(account);
  const maxima = rows.flatMap(({ beneficiary, maximum }) =>
    beneficiary.account === wanted && maximum ? [maximum] : [],
  );
  return maxima.toSorted(compareAmounts)[0] ?? null;
}

/** Returns the partner or named beneficiary, at the partner's bank. */
export function receiverOfContract(contract: Contract): BeneficiaryRow {
  const { partner, partnerBank, intermediaryBank, beneficiary, beneficiaryCountry } = contract;
  const isOther = beneficiary !== '' && !isSamePartner(beneficiary, partner.name);
  return {
    beneficiary: isOther
      ? { ...EMPTY_BENEFICIARY, name: beneficiary, country: beneficiaryCountry || partner.country }
      : { ...EMPTY_BENEFICIARY, ...partner },
    beneficiaryBank: partnerBank,
    intermediaryBank,
  };
}
