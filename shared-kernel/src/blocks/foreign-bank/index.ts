export { BankFields, type BankFieldsProps } from './BankFields';
export { FieldGroup, type FieldGroupProps } from './FieldGroup';
export {
  BANK_PREFIXES,
  bankOfValues,
  type BankValues,
  type BeneficiaryValueName,
  type BeneficiaryValues,
  inSwiftLetters,
  NO_BENEFICIARY,
  rowOfBeneficiary,
  valuesOfBank,
  valuesOfBeneficiary,
} from './beneficiary-values';
export { foreignBankTexts } from './texts';
