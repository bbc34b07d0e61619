export { bankCodeOf, checkIban, formatIban, isBudgetIban, normaliseIban, shortAccount } from './iban';
export {
  checkCompanyCode,
  isCompanyRegistryCode,
  isTaxCode,
  NO_CODE,
  normaliseCode,
  ZERO_TAX_CODE,
} from './company-code';
export { checkPassport, normalisePassport } from './passport';
