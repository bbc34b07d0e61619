export {
  CERTIFICATE_SHEET_TITLE,
  certificateSheetCode,
  certificateSheetSections,
  type CertificateSheet,
} from './certificate-sheet';
export { contractSections, type CardContract, type CardOperation, type CardPaper } from './contract-card';
export { contractLines } from './contract-lines';
export {
  creditContractSections,
  creditDebtSections,
  type CreditParties,
  type PaperCredit,
  type PaperDebt,
} from './credit-papers';
export { currencyPaymentSections, type SendingBank, type ValueOf } from './currency-payment';
export { currencyRequestSections, type RequestTerms } from './currency-request';
export {
  depositContractSections,
  type ContractDeposit,
  type ContractOperation,
  type ContractParties,
} from './deposit-contract';
export { depositOfferSections, type PaperOffer } from './deposit-offer';
export { filled, section, type BankMarks, type PaperRow, type PaperSection } from './paper-section';
export { PAPER_TITLES } from './paper-titles';
export { readable } from './readable';
export { partyRows, purposeRows } from './structured-rows';
