import { getIbanBankCode } from '@ncb/shared-kernel/domain/identifiers';
import { OWN_BANK_REGISTRY_CODE_FALLBACK } from '@ncb/shared-kernel/domain/vocabulary';
import { OWN_BANK } from '../../src/areas/banks/own-bank';
import { SEED } from '../../src/seed';

/** Returns null for accounts elsewhere. */
export function findOwnerCode(iban: string): string | null {
  if (getIbanBankCode(iban) !== OWN_BANK.code) return null;
  const company = SEED.accounts.find((account) => account.iban === iban)?.company;
  const owner = SEED.companies.find(({ clientRef }) => clientRef === company);
  return owner?.code ?? OWN_BANK_REGISTRY_CODE_FALLBACK;
}
