export { AddressFields, type AddressFieldsProps } from './AddressFields';
export { BankFields, type BankFieldsProps } from './BankFields';
export { FieldGroup, type FieldGroupProps } from './FieldGroup';
export {
  ADDRESS_VALUE_NAMES,
  addressOfRow,
  addressOfValues,
  type AddressValues,
  BANK_PREFIXES,
  bankOfValues,
  type BankValues,
  type BeneficiaryValueName,
  type BeneficiaryValues,
  inSwiftLetters,
  NO_BENEFICIARY,
  rowOfBeneficiary,
  valuesOfAddress,
  valuesOfBank,
  valuesOfBeneficiary,
} from './beneficiary-values';
export { foreignBankTexts } from './texts';
