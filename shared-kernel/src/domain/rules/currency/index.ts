export {
  canCreditForRequest,
  canDebitForRequest,
  canPayCurrencyFrom,
  canTakeRemainder,
  type OfferedAccount,
  type RequestCurrencies,
} from './accounts';
export { composeAddress, EMPTY_ADDRESS, isEmptyAddress, type AddressParts } from './address';
export { toBackingContract, type KeptContract } from './backing-contract';
export { EMPTY_BANK, isEmptyBank, type BankPart } from './bank-part';
export { basisChoices, NO_BASIS, REQUEST_BASIS_CHOICES, type BasisDraft } from './basis';
export { EMPTY_BENEFICIARY, type Beneficiary } from './beneficiary';
export { toBeneficiaryRow, withBeneficiaryRow, type BeneficiaryRow } from './beneficiary-row';
export { buyFunding, type BuyFunding, type FundedBank, type RequestToFund } from './buy-funding';
export { checkContract, type ContractDraft, type ContractPartner } from './contract-card';
export { checkContractPaper, type ContractPaperDraft } from './contract-paper';
export {
  areOfOneBeneficiary,
  chosenContracts,
  isSamePartner,
  partnerMark,
  type BackingContract,
  type ContractShare,
} from './contracts';
export { receiverDataProblems } from './receiver-data';
export { checkBeneficiaryRow } from './check-beneficiary-row';
export { checkCurrencyPayment } from './currency-payment';
export {
  checkCurrencyRequest,
  creditedProblem,
  type CurrencyRequestContext,
  type CurrencyRequestDraft,
} from './currency-request';
export { checkCurrencyTemplate } from './currency-template';
export {
  atSecondStep,
  repaymentFields,
  withBasis,
  withContracts,
  withCurrency,
  withKind,
  type OwnBank,
  type RepaidDeal,
} from './form-changes';
export { currencyPurpose, type CitedPaper, type PurposeLanguage, type PurposeParts } from './purpose-text';
export {
  bankQuote,
  compareWithBank,
  crossRates,
  customerQuote,
  dealtQuote,
  estimateRequest,
  hryvniasForPurchase,
  isRateMet,
  type RateComparison,
  rateSideOf,
  type EstimatedRequest,
  type QuotedRate,
  type RequestEstimate,
  type RequestFee,
  type RequestRates,
} from './request-estimate';
export {
  paymentDataProblems,
  withheldFeeProblem,
  type CurrencyPaymentContext,
  type CurrencyPaymentDraft,
} from './payment-data';
export { currencyPaymentWarnings } from './payment-warnings';
export { currencyRequestWarnings } from './request-warnings';
export { guessAddress } from './guess-address';
export { leftToPay, type PaymentOfRequest } from './left-to-pay';
export {
  followPayments,
  settlementOf,
  termLeft,
  type FollowedPayment,
  type PaidUnderContract,
  type ProvingPaper,
  type Settlement,
  type TermLeft,
} from './settlement';
export { isEatenByFee, transferEffect, type Transfer, type TransferEffect } from './transfer-effect';
export { creditDay, earliestValue, openDay, type DelayReason, type EarliestValue } from './value-date';
export { splitAddress } from './split-address';
export { isTypedRate, readTypedRate } from './typed-rate';
