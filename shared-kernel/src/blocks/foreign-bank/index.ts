export { AddressFields, FieldGroup } from './AddressFields';
export { BankFields } from './BankFields';
export {
  ADDRESS_VALUE_NAMES,
  readAddressValues,
  type AddressValues,
  BANK_PREFIXES,
  readBankValues,
  type BankValues,
  type BeneficiaryValueName,
  type BeneficiaryValues,
  transliterateValues,
  NO_BENEFICIARY,
  readBeneficiaryValues,
  toAddressValues,
  toBankValues,
  toBeneficiaryValues,
} from './beneficiary-values';
export { getAddressParts } from './get-address-parts';
export { foreignBankTexts } from './texts';
