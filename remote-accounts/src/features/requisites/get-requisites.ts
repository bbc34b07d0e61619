import type { Account, ClientForm } from '@ncb/shared-kernel/api/contract';
import { getIbanBankCode } from '@ncb/shared-kernel/domain/identifiers';

export type RequisiteField = 'name' | 'code' | 'iban' | 'currency' | 'bank' | 'bankCode' | 'address';

export interface Requisite {
  readonly field: RequisiteField;
  readonly value: string;
}

/** Returns what a partner needs to pay to the account; empty values are left out. */
export function getRequisites(
  { iban, currencyLetters }: Account,
  { fullName, shortName, code, address }: ClientForm,
  bankName: string,
): readonly Requisite[] {
  const all: readonly Requisite[] = [
    { field: 'name', value: fullName || shortName },
    { field: 'code', value: code },
    { field: 'iban', value: iban },
    { field: 'currency', value: currencyLetters },
    { field: 'bank', value: bankName },
    { field: 'bankCode', value: getIbanBankCode(iban) },
    { field: 'address', value: address },
  ];
  return all.filter(({ value }) => value !== '');
}

/**
 * Formats requisites as text, one per line.
 * @param label translates a field name
 */
export function formatRequisites(requisites: readonly Requisite[], label: (field: RequisiteField) => string): string {
  return requisites.map(({ field, value }) => `${label(field)}: ${value}`).join('\n');
}
