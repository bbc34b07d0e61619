export { BankFields, type BankFieldsProps, type BankValues } from './BankFields';
export {
  BANK_PREFIXES,
  type BeneficiaryValueName,
  type BeneficiaryValues,
  inSwiftLetters,
  NO_BENEFICIARY,
  rowOfBeneficiary,
  valuesOfBeneficiary,
} from './beneficiary-values';
export { foreignBankTexts } from './texts';
