import { DocumentType } from './document-type';

/** A currency payment stays in the bank (`own`) or leaves it (`ext`). Source: specification 3, section 3. */
export const CurrencyPaymentKind = { own: 'own', external: 'ext' } as const;
export type CurrencyPaymentKind = (typeof CurrencyPaymentKind)[keyof typeof CurrencyPaymentKind];

/** Where the currency comes from: the company's own, or bought (`cred`). Source: specification 3, section 3. */
export const FundsSource = { own: 'own', bought: 'cred' } as const;
export type FundsSource = (typeof FundsSource)[keyof typeof FundsSource];

/** What backs a payment or a request. Source: specification 3, section 9. */
export const BuyBasis = { contract: 'contract', agreement: 'agreement', other: 'other', none: 'nobase' } as const;
export type BuyBasis = (typeof BuyBasis)[keyof typeof BuyBasis];

/** Who pays the banks: the payer all, the beneficiary all, each his own. Source: specification 3, section 9. */
export const FeePayer = { payer: 'OUR', beneficiary: 'BEN', shared: 'SHA' } as const;
export type FeePayer = (typeof FeePayer)[keyof typeof FeePayer];

/** What a request asks for; its number is that of the document type. Source: specification 3, section 1. */
export const REQUEST_TYPES = [DocumentType.buyRequest, DocumentType.saleRequest, DocumentType.convertRequest] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

/** The rate that a request asks for, as the form counts. Source: specification 3, section 3; reference/banking 6. */
export const RateType = { bank: 1, notHigher: 2, notLower: 3, desired: 4 } as const;
export type RateType = (typeof RateType)[keyof typeof RateType];

/** Which of the bank's rates is looked up. Source: specification 3, section 9. */
export const RateSide = { buy: 't1', sale: 't2' } as const;
export type RateSide = (typeof RateSide)[keyof typeof RateSide];

/**
 * How the bank takes its fee for a request: from an account, out of the sum bought, or by a transfer from another bank.
 * The words are ours. Source: specification 3, section 3 ("fee settings").
 */
export const FeeMode = { debit: 'debit', withhold: 'withhold', transfer: 'transfer' } as const;
export type FeeMode = (typeof FeeMode)[keyof typeof FeeMode];

/** What a purpose says of the time of delivery. Source: specification 3, section 5. */
export const PurposeKind = { payment: 'payment', prepayment: 'prepayment' } as const;
export type PurposeKind = (typeof PurposeKind)[keyof typeof PurposeKind];

/** Papers of a contract (ours). Source: reference/banking 6 ("documents behind a payment"). */
export const ContractPaper = {
  contract: 'contract',
  addition: 'addition',
  invoice: 'invoice',
  customsDeclaration: 'customs',
  act: 'act',
} as const;
export type ContractPaper = (typeof ContractPaper)[keyof typeof ContractPaper];
