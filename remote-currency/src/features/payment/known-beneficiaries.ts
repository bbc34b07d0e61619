import type { CatalogueBeneficiary, Contract } from '@ncb/shared-kernel/api/contract';
import type { KnownReceiverRow } from '@ncb/shared-kernel/blocks/receiver';
import { compareAmounts } from '@ncb/shared-kernel/domain/money';
import { normaliseAccount } from '@ncb/shared-kernel/domain/identifiers';
import { EMPTY_BENEFICIARY, isSamePartner, partnerMark, type BeneficiaryRow } from '@ncb/shared-kernel/domain/rules';

/** The rows of the catalogue as they are offered while a name, an account or a code is typed. */
export function offeredBeneficiaries(rows: readonly CatalogueBeneficiary[]): readonly KnownReceiverRow[] {
  return rows.map(({ id, beneficiary: { name, code, account } }) => ({ id, name, code, iban: account, paidOn: null }));
}

/**
 * The accounts by which a partner is known when he is to be paid to another one: a changed account is how invoices are
 * forged. Empty when the account is known or the partner is new. Source: reference/areas C5
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
/** Of each catalogue once: it is looked into on every key. */
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
 * The most that the catalogue allows to the account of a payment, by whatever name it is kept there; null for no limit.
 * Source: spec 3 §5 ("amount-too-big")
 */
export function maximumTo(account: string, rows: readonly CatalogueBeneficiary[]): string | null {
  const wanted = normaliseAccount(account);
  const maxima = rows.flatMap(({ beneficiary, maximum }) =>
    beneficiary.account === wanted && maximum ? [maximum] : [],
  );
  return maxima.toSorted(compareAmounts)[0] ?? null;
}

/** Whom a contract pays: its partner, or the beneficiary that it names, by the partner's bank. */
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
