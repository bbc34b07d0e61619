export { BalanceAccount, getBalanceAccount } from './balance-account';
export { getBicCountry, isSameBank, normaliseBic } from './bic';
export { checkBic } from './check-bic';
export { findCardNumber, isCardNumber, isMaskedCard, maskCard, maskCards } from './card-number';
export {
  checkCompanyCode,
  isCompanyRegistryCode,
  isTaxCode,
  NO_CODE,
  normaliseCode,
  restoreLeadingZeros,
  withoutOwnCode,
  ZERO_TAX_CODE,
} from './company-code';
export { checkForeignIban, hasIbans, getIbanLength } from './foreign-iban';
export { checkIban } from './check-iban';
export {
  getIbanBankCode,
  formatIban,
  getIbanCountry,
  isBudgetIban,
  isIbanUsedIn,
  normaliseIban,
  normaliseTypedIban,
  getShortAccount,
  shortenIban,
  shortenToEnd,
} from './iban-parts';
export {
  checkIdentificationCode,
  normaliseIdentificationCode,
  getOnlyCode,
  type Identification,
  type IdentificationProblemKey,
} from './identification';
export { checkLei, hasLeiCheckDigits, normaliseLei } from './lei';
export {
  findClearingSystem,
  findNationalCodeForm,
  isClabe,
  isRoutingNumber,
  normaliseNationalCode,
} from './national-codes';
export { checkOldAccount, isBankCode, normaliseAccount } from './old-account';
export { checkPassport, normalisePassport } from './passport';
