import type { CatalogueBeneficiary } from '../../api/contract';
import { normaliseAccount, normaliseBic } from '../../domain/identifiers';
import {
  EMPTY_BANK,
  EMPTY_BENEFICIARY,
  type AddressParts,
  type BankPart,
  type BeneficiaryRow,
} from '../../domain/rules';
import { tidyLine, toSwiftText } from '../../domain/text';

/** Prefixes of the wire fields of the beneficiary's bank and the intermediary bank. */
export const BANK_PREFIXES = ['ben_bank_', 'int_bank_'] as const;
type BankPrefix = (typeof BANK_PREFIXES)[number];

const BENEFICIARY_FIELDS = {
  name: 'name_co',
  code: 'okpo_co',
  secondCode: 'kpp_code',
  account: 'acnt_co',
  country: 'ben_country',
  address: 'ben_addr',
} as const;
const BANK_FIELDS = {
  swift: 'swift',
  name: 'name',
  country: 'cntry',
  address: 'addr',
  correspondentAccount: 'coracn',
  nationalCode: 'bic',
} as const satisfies Readonly<Record<keyof BankPart, string>>;

export type BankField = (typeof BANK_FIELDS)[keyof BankPart];
type BeneficiaryField = (typeof BENEFICIARY_FIELDS)[keyof typeof BENEFICIARY_FIELDS];
export type BeneficiaryValueName = BeneficiaryField | `${BankPrefix}${BankField}`;

const ADDRESS_FIELDS = {
  town: 'ben_town',
  street: 'ben_street',
  building: 'ben_bldg',
  postCode: 'ben_pcode',
  region: 'ben_region',
} as const satisfies Readonly<Record<keyof AddressParts, string>>;

export const ADDRESS_VALUE_NAMES = Object.values(ADDRESS_FIELDS);

/** Address in parts, by field names of problems. */
export type AddressValues = Readonly<Record<(typeof ADDRESS_VALUE_NAMES)[number], string>>;

export type BeneficiaryValues = Readonly<Record<BeneficiaryValueName, string>>;

/** Bank as typed, by prefixed wire names, e.g. `int_bank_swift`. */
export type BankValues<Prefix extends string> = Readonly<Record<`${Prefix}${BankField}`, string>>;

export function toBankValues<Prefix extends string>(bank: BankPart = EMPTY_BANK, prefix: Prefix): BankValues<Prefix> {
  return Object.fromEntries(toEntries(bank, BANK_FIELDS, prefix)) as BankValues<Prefix>;
}

/** Returns the bank of form values, normalised. */
export function readBankValues<Prefix extends string>(values: BankValues<Prefix>, prefix: Prefix): BankPart {
  const part = readTexts<keyof BankPart>(values, BANK_FIELDS, prefix);
  return { ...part, swift: normaliseBic(part.swift) };
}

export function toBeneficiaryValues(row: Omit<CatalogueBeneficiary, 'id'>): BeneficiaryValues {
  return Object.fromEntries([
    ...toEntries(row.beneficiary, BENEFICIARY_FIELDS, ''),
    ...Object.entries(toBankValues(row.beneficiaryBank, 'ben_bank_')),
    ...Object.entries(toBankValues(row.intermediaryBank, 'int_bank_')),
  ]) as BeneficiaryValues;
}

export function toAddressValues(parts: AddressParts): AddressValues {
  return Object.fromEntries(toEntries(parts, ADDRESS_FIELDS, '')) as AddressValues;
}

export function readAddressValues(values: AddressValues): AddressParts {
  return readTexts(values, ADDRESS_FIELDS, '');
}

export const NO_BENEFICIARY = toBeneficiaryValues({
  beneficiary: EMPTY_BENEFICIARY,
  beneficiaryBank: EMPTY_BANK,
  intermediaryBank: EMPTY_BANK,
});

export function readBeneficiaryValues(values: BeneficiaryValues): BeneficiaryRow {
  const beneficiary = readTexts(values, BENEFICIARY_FIELDS, '');
  return {
    beneficiary: { ...beneficiary, account: normaliseAccount(beneficiary.account) },
    beneficiaryBank: readBankValues(values, 'ben_bank_'),
    intermediaryBank: readBankValues(values, 'int_bank_'),
  };
}

const SWIFT_TEXT_FIELDS = [
  'name_co',
  'ben_addr',
  'ben_bank_name',
  'ben_bank_addr',
  'int_bank_name',
  'int_bank_addr',
] as const;

/** Returns transliterations of the texts that SWIFT cannot carry; the user must accept them. */
export function transliterateValues(values: BeneficiaryValues): Partial<Record<BeneficiaryValueName, string>> {
  const changed = SWIFT_TEXT_FIELDS.map((name) => [name, toSwiftText(values[name])] as const);
  return Object.fromEntries(changed.filter(([name, text]) => text !== tidyLine(values[name])));
}

function toEntries<Key extends string>(
  part: Readonly<Record<Key, string>>,
  fields: Readonly<Record<Key, string>>,
  prefix: string,
): readonly (readonly [string, string])[] {
  return (Object.keys(fields) as Key[]).map((key) => [prefix + fields[key], part[key]]);
}

function readTexts<Key extends string>(
  values: Readonly<Record<string, string>>,
  fields: Readonly<Record<Key, string>>,
  prefix: string,
): Record<Key, string> {
  const entries = Object.entries<string>(fields).map(([key, field]) => [key, tidyLine(values[prefix + field] ?? '')]);
  return Object.fromEntries(entries) as Record<Key, string>;
}
