export { AddressFields, type AddressFieldsProps } from './AddressFields';
export { BankFields, type BankFieldsProps } from './BankFields';
export { FieldGroup, type FieldGroupProps } from './FieldGroup';
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
