import type { CatalogueBeneficiary } from '../../api/contract';
import { normaliseAccount, normaliseBic } from '../../domain/identifiers';
import {
  EMPTY_ADDRESS,
  EMPTY_BANK,
  EMPTY_BENEFICIARY,
  type AddressParts,
  type BankPart,
  type Beneficiary,
  type BeneficiaryRow,
} from '../../domain/rules';
import { tidyLine, toSwiftText } from '../../domain/text';

/** Beginnings of the form values of the beneficiary's bank and the intermediary bank. */
type BankPrefix = 'beneficiaryBank.' | 'intermediaryBank.';

const BENEFICIARY_FIELDS = getNames(EMPTY_BENEFICIARY);
const BANK_FIELDS = getNames(EMPTY_BANK);
export const ADDRESS_FIELDS = getNames(EMPTY_ADDRESS);

export type BankField = keyof BankPart;
type BeneficiaryValueName = `beneficiary.${keyof Beneficiary}` | `${BankPrefix}${BankField}`;

/** Address in parts, by the names of problems. */
export type AddressValues = Readonly<Record<`addressParts.${keyof AddressParts}`, string>>;

export type BeneficiaryValues = Readonly<Record<BeneficiaryValueName, string>>;

/** Bank as typed, by prefixed names: `intermediaryBank.swift`. */
export type BankValues<Prefix extends string> = Readonly<Record<`${Prefix}${BankField}`, string>>;

export function toBankValues<Prefix extends string>(bank: BankPart = EMPTY_BANK, prefix: Prefix): BankValues<Prefix> {
  return Object.fromEntries(toEntries(bank, prefix)) as BankValues<Prefix>;
}

/** Returns the bank of form values, normalised. */
export function readBankValues<Prefix extends string>(values: BankValues<Prefix>, prefix: Prefix): BankPart {
  const part = readTexts(values, BANK_FIELDS, prefix);
  return { ...part, swift: normaliseBic(part.swift) };
}

export function toBeneficiaryValues(row: Omit<CatalogueBeneficiary, 'id'>): BeneficiaryValues {
  return Object.fromEntries([
    ...toEntries(row.beneficiary, 'beneficiary.'),
    ...Object.entries(toBankValues(row.beneficiaryBank, 'beneficiaryBank.')),
    ...Object.entries(toBankValues(row.intermediaryBank, 'intermediaryBank.')),
  ]) as BeneficiaryValues;
}

export function toAddressValues(parts: AddressParts): AddressValues {
  return Object.fromEntries(toEntries(parts, 'addressParts.')) as AddressValues;
}

export function readAddressValues(values: AddressValues): AddressParts {
  return readTexts(values, ADDRESS_FIELDS, 'addressParts.');
}

export const NO_BENEFICIARY = toBeneficiaryValues({
  beneficiary: EMPTY_BENEFICIARY,
  beneficiaryBank: EMPTY_BANK,
  intermediaryBank: EMPTY_BANK,
});

export function readBeneficiaryValues(values: BeneficiaryValues): BeneficiaryRow {
  const beneficiary = readTexts(values, BENEFICIARY_FIELDS, 'beneficiary.');
  return {
    beneficiary: { ...beneficiary, account: normaliseAccount(beneficiary.account) },
    beneficiaryBank: readBankValues(values, 'beneficiaryBank.'),
    intermediaryBank: readBankValues(values, 'intermediaryBank.'),
  };
}

const SWIFT_TEXT_FIELDS = [
  'beneficiary.name',
  'beneficiary.address',
  'beneficiaryBank.name',
  'beneficiaryBank.address',
  'intermediaryBank.name',
  'intermediaryBank.address',
] as const;

/** Returns transliterations of the texts that SWIFT cannot carry; the user must accept them. */
export function transliterateValues(values: BeneficiaryValues): Partial<Record<BeneficiaryValueName, string>> {
  const changed = SWIFT_TEXT_FIELDS.map((name) => [name, toSwiftText(values[name])] as const);
  return Object.fromEntries(changed.filter(([name, text]) => text !== tidyLine(values[name])));
}

function getNames<Key extends string>(part: Readonly<Record<Key, string>>): readonly Key[] {
  return Object.keys(part) as Key[];
}

function toEntries(part: object, prefix: string): readonly (readonly [string, string])[] {
  return Object.entries(part).map(([name, text]: [string, string]) => [prefix + name, text]);
}

function readTexts<Key extends string>(
  values: Readonly<Record<string, string>>,
  names: readonly Key[],
  prefix: string,
): Record<Key, string> {
  return Object.fromEntries(names.map((name) => [name, tidyLine(values[prefix + name] ?? '')])) as Record<Key, string>;
}
