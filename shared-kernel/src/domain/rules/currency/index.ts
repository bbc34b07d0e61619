export {
  canCreditForRequest,
  canDebitForRequest,
  canPayCurrencyFrom,
  canTakeRemainder,
  type OfferedAccount,
  type RequestCurrencies,
} from './accounts';
export { composeAddress, EMPTY_ADDRESS, isEmptyAddress, type AddressParts } from './address';
export { toBackingContract, type StoredContract } from './to-backing-contract';
export { EMPTY_BANK, isEmptyBank, type BankPart } from './bank-part';
export { getBasisChoices, NO_BASIS, REQUEST_BASIS_CHOICES, type BasisDraft } from './basis';
export { EMPTY_BENEFICIARY, type Beneficiary } from './beneficiary';
export { buildBuyFunding, type BuyFunding, type FundedBank, type RequestToFund } from './build-buy-funding';
export { checkContract, hasGoods, type ContractDraft, type ContractPartner } from './check-contract';
export { checkContractPaper, type ContractPaperDraft } from './check-contract-paper';
export {
  hasSameBeneficiary,
  findContracts,
  isSamePartner,
  normalisePartnerName,
  type BackingContract,
  type ContractShare,
} from './contracts';
export { checkBeneficiaryData } from './check-beneficiary-data';
export { checkBeneficiaryRow, type BeneficiaryRow } from './check-beneficiary-row';
export { checkCurrencyPayment } from './check-currency-payment';
export {
  checkCurrencyRequest,
  checkCredited,
  type CurrencyRequestContext,
  type CurrencyRequestDraft,
} from './check-currency-request';
export { checkCurrencyTemplate } from './check-currency-template';
export { withOwnBank, withBasis, withContracts, withCurrency, withKind, type OwnBank } from './form-changes';
export {
  buildCurrencyPurpose,
  type CitedDocument,
  type PurposeLanguage,
  type PurposeParts,
} from './build-currency-purpose';
export {
  getBankQuote,
  compareWithBank,
  getCrossRates,
  getCustomerQuote,
  getDealQuote,
  estimateRequest,
  getRequiredHryvnias,
  isRateMet,
  type RateComparison,
  getRateSide,
  type EstimatedRequest,
  type QuotedRate,
  type RequestEstimate,
  type RequestFee,
  type RequestRates,
} from './estimate-request';
export {
  checkPaymentData,
  checkWithheldFee,
  type CurrencyPaymentContext,
  type CurrencyPaymentDraft,
} from './check-payment-data';
export { getCurrencyPaymentWarnings } from './get-currency-payment-warnings';
export { getCurrencyRequestWarnings } from './get-currency-request-warnings';
export { guessAddress } from './guess-address';
export { getLeftToPay, type PaymentOfRequest } from './get-left-to-pay';
export {
  followPayments,
  summariseSettlement,
  getSettlementDays,
  isDeliveryDue,
  getTermLeft,
  type FollowedPayment,
  type PaidUnderContract,
  type ProvingPaper,
  type Settlement,
  type TermLeft,
} from './settlement';
export { isConsumedByFee, getTransferEffect, type Transfer, type TransferEffect } from './get-transfer-effect';
export { getCreditDay, getEarliestValue, getOpenDay, type EarliestValue } from './value-date';
export { splitAddress } from './split-address';
export { isTypedRate, readTypedRate } from './read-typed-rate';
