export { AddressFields, FieldGroup } from './AddressFields';
export { BankFields } from './BankFields';
export {
  ADDRESS_VALUE_NAMES,
  fromAddressValues,
  type AddressValues,
  BANK_PREFIXES,
  fromBankValues,
  type BankValues,
  type BeneficiaryValueName,
  type BeneficiaryValues,
  transliterateValues,
  NO_BENEFICIARY,
  fromBeneficiaryValues,
  toAddressValues,
  toBankValues,
  toBeneficiaryValues,
} from './beneficiary-values';
export { getAddressParts } from './get-address-parts';
export { foreignBankTexts } from './texts';
