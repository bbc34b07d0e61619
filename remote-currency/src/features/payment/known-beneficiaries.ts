import type { CatalogueBeneficiary, Contract } from '@ncb/shared-kernel/api/contract';
import type { KnownReceiverRow } from '@ncb/shared-kernel/blocks/receiver';
import { normaliseAccount } from '@ncb/shared-kernel/domain/identifiers';
import { EMPTY_BENEFICIARY, type BeneficiaryRow } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';

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
  const name = plain(receiver.name_co);
  const account = normaliseAccount(receiver.acnt_co);
  if (name === '' || account === '') return [];
  const known = rows.filter(({ beneficiary }) => plain(beneficiary.name) === name);
  const accounts = new Set(known.map(({ beneficiary }) => beneficiary.account));
  return accounts.has(account) ? [] : [...accounts];
}

/** Whom a contract pays: its partner, or the beneficiary that it names, by the partner's bank. */
export function receiverOfContract(contract: Contract): BeneficiaryRow {
  const { partner, partnerBank, intermediaryBank, beneficiary, beneficiaryCountry } = contract;
  const isOther = beneficiary !== '' && plain(beneficiary) !== plain(partner.name);
  return {
    beneficiary: isOther
      ? { ...EMPTY_BENEFICIARY, name: beneficiary, country: beneficiaryCountry || partner.country }
      : { ...EMPTY_BENEFICIARY, ...partner },
    beneficiaryBank: partnerBank,
    intermediaryBank,
  };
}

function plain(name: string): string {
  return tidyLine(name).toUpperCase();
}
