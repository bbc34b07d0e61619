import { DocumentType } from './document-type';

/** Source: docs/requirements/currency-payroll-credits-statements.md#payment-in-currency. */
export const CurrencyPaymentKind = { own: 'own', external: 'ext' } as const;
export type CurrencyPaymentKind = (typeof CurrencyPaymentKind)[keyof typeof CurrencyPaymentKind];

/** `cred`: bought. Source: docs/requirements/currency-payroll-credits-statements.md#payment-in-currency. */
export const FundsSource = { own: 'own', bought: 'cred' } as const;
export type FundsSource = (typeof FundsSource)[keyof typeof FundsSource];

/**
 * Grounds of a payment or request. Source: docs/requirements/currency-payroll-credits-statements.md#currency-values.
 */
export const OperationBasis = { contract: 'contract', agreement: 'agreement', other: 'other', none: 'nobase' } as const;
export type OperationBasis = (typeof OperationBasis)[keyof typeof OperationBasis];

/** Source: docs/requirements/currency-payroll-credits-statements.md#currency-values. */
export const FeePayer = { payer: 'OUR', beneficiary: 'BEN', shared: 'SHA' } as const;
export type FeePayer = (typeof FeePayer)[keyof typeof FeePayer];

/** Document types that are requests. Source: docs/requirements/currency-payroll-credits-statements.md#product. */
export const REQUEST_TYPES = [DocumentType.buyRequest, DocumentType.saleRequest, DocumentType.convertRequest] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

export function isRequestType(type: unknown): type is RequestType {
  return REQUEST_TYPES.some((requestType) => requestType === type);
}

/**
 * Numbered as in the form. Source: docs/requirements/currency-payroll-credits-statements.md#rate-types,
 * docs/requirements/banking-rules.md#rate-type.
 */
export const RateType = { bank: 1, notHigher: 2, notLower: 3, desired: 4 } as const;
export type RateType = (typeof RateType)[keyof typeof RateType];

/** Source: docs/requirements/currency-payroll-credits-statements.md#currency-values. */
export const RateSide = { buy: 't1', sale: 't2' } as const;
export type RateSide = (typeof RateSide)[keyof typeof RateSide];

/**
 * From an account, out of the bought sum, or by transfer from another bank; values ours. Source:
 * docs/requirements/currency-payroll-credits-statements.md#fee-settings.
 */
export const FeeMode = { debit: 'debit', withhold: 'withhold', transfer: 'transfer' } as const;
export type FeeMode = (typeof FeeMode)[keyof typeof FeeMode];

/** Source: docs/requirements/currency-payroll-credits-statements.md#purpose-and-comment. */
export const PurposeKind = { payment: 'payment', prepayment: 'prepayment' } as const;
export type PurposeKind = (typeof PurposeKind)[keyof typeof PurposeKind];

/** Supporting documents of a contract (ours). Source: docs/requirements/banking-rules.md#currency-contracts. */
export const ContractPaper = {
  contract: 'contract',
  addition: 'addition',
  invoice: 'invoice',
  customsDeclaration: 'customs',
  act: 'act',
} as const;
export type ContractPaper = (typeof ContractPaper)[keyof typeof ContractPaper];
