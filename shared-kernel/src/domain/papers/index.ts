export {
  CERTIFICATE_TITLE,
  getCertificateQrText,
  buildCertificateSections,
  type CertificatePrintout,
} from './certificate-printout';
export { buildContractSections, type CardContract, type CardOperation, type CardPaper } from './contract-card';
export { buildContractLines } from './build-contract-lines';
export {
  buildCreditContractSections,
  buildCreditDebtSections,
  type CreditParties,
  type PrintedCredit,
  type PrintedDebt,
} from './credit-printouts';
export { buildCurrencyPaymentSections, type SendingBank, type GetFieldValue } from './currency-payment';
export { buildCurrencyRequestSections, type RequestTerms } from './currency-request';
export {
  buildDepositContractSections,
  type ContractDeposit,
  type ContractOperation,
  type ContractParties,
} from './deposit-contract';
export { buildDepositOfferSections, type PrintedOffer } from './deposit-offer';
export { dropEmptyRows, section, type BankMarks, type PrintoutRow, type PrintoutSection } from './printout-section';
export { formatCallBack, UKRAINIAN_CALL_BACK, type CallBackWords } from './format-call-back';
export { formatNameCheck, UKRAINIAN_NAME_CHECK, type NameCheckWords, type PrintedNameCheck } from './format-name-check';
export { PRINTOUT_TITLES } from './printout-titles';
export { formatSignedValue } from './format-signed-value';
export { buildPartyRows, buildPurposeRows } from './structured-rows';
export {
  buildPrintoutLink,
  formatPrintoutNumber,
  isPrintoutNumber,
  normalizePrintoutNumber,
  PRINTOUT_NUMBER_LENGTH,
  PRINTOUT_NUMBER_SIGNS,
  type PrintoutReference,
} from './printout-number';
