export { AddressFields, FieldGroup } from './AddressFields';
export { BankFields } from './BankFields';
export {
  ADDRESS_FIELDS,
  readAddressValues,
  type AddressValues,
  readBankValues,
  type BankValues,
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
