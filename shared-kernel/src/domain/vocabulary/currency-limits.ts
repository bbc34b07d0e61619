/** Source: docs/requirements/currency-payroll-credits-statements.md#purpose-and-comment. */
export const CURRENCY_PURPOSE_MIN = 3;
/** Source: docs/requirements/currency-payroll-credits-statements.md#purpose-and-comment. */
export const CURRENCY_PURPOSE_MAX = 200;
/** Ours: as the purpose. */
export const CURRENCY_COMMENT_MAX = 200;

/** Source: docs/requirements/currency-payroll-credits-statements.md#field-limits. */
export const AGREEMENT_NUMBER_MAX = 22;
/** Source: docs/requirements/currency-payroll-credits-statements.md#field-limits. */
export const BASIS_TEXT_MAX = 60;

/**
 * The section also names 200, used for names of banks. Source:
 * docs/requirements/currency-payroll-credits-statements.md#field-limits.
 */
export const BENEFICIARY_NAME_MAX = 140;
/** Source: docs/requirements/currency-payroll-credits-statements.md#field-limits. */
export const BENEFICIARY_ADDRESS_MAX = 120;
/** ISO 20022 `PstlAdr`. Source: docs/requirements/currency.md#address. */
export const ADDRESS_TOWN_MAX = 35;
export const ADDRESS_STREET_MAX = 70;
export const ADDRESS_BUILDING_MAX = 16;
export const ADDRESS_POST_CODE_MAX = 16;
export const ADDRESS_REGION_MAX = 35;
/**
 * SWIFT allows 34, the specification less. Source:
 * docs/requirements/currency-payroll-credits-statements.md#field-limits.
 */
export const BENEFICIARY_ACCOUNT_MAX = 29;
/** Ours: ISO 20022, `Othr/Id`. */
export const BENEFICIARY_CODE_MAX = 35;

/** Source: docs/requirements/currency-payroll-credits-statements.md#field-limits. */
export const BANK_NAME_MAX = 200;
/** Ours: as a beneficiary's. */
export const BANK_ADDRESS_MAX = 120;
/** Ours: the length of a SWIFT account. */
export const CORRESPONDENT_ACCOUNT_MAX = 34;
/** Ours: the longest clearing code of ISO 20022. */
export const BANK_NATIONAL_CODE_MAX = 35;

/** Own ЄДРПОУ if the configuration has none. Source: docs/requirements/hryvnia-payments.md#bank-codes. */
export const OWN_BANK_REGISTRY_CODE_FALLBACK = '14070197';

/** Ours: cross rates have six decimals. */
export const RATE_DIGITS = { whole: 6, decimals: 6 } as const;

/** Ours. */
export const CONTRACTS_MAX = 50;
/** Ours, before base64: a scanned invoice is far smaller. */
export const CONTRACT_PAPER_MAX_MEGABYTES = 5;
/** Ours: every file system accepts it. */
export const FILE_NAME_MAX = 120;

/**
 * Term for goods or refund after a payment abroad; a setting of the bank. Source:
 * docs/requirements/currency.md#currency-supervision.
 */
export const SETTLEMENT_DAYS = 180;

/** Kind of a contract: settlement terms depend on it. Source: docs/adr/0084#kind-of-a-contract */
export const ContractKind = { import: 'import', export: 'export', services: 'services', loan: 'loan' } as const;
export type ContractKind = (typeof ContractKind)[keyof typeof ContractKind];

/** Heading of UKTZED with a longer settlement term; '' for all other goods and other kinds of contracts. */
export const GoodsGroup = { other: '', sprayers: '8424', lifting: '8428', soil: '8432', trailers: '8716' } as const;
export type GoodsGroup = (typeof GoodsGroup)[keyof typeof GoodsGroup];

export interface LongerSettlementTerm {
  readonly kinds: readonly ContractKind[];
  readonly goods: readonly GoodsGroup[];
  readonly days: number;
  /** First day of payments or exports that it applies to, `yyyy-MM-dd`. */
  readonly since: string;
}

/** Longer settlement terms, the newest first. Source: docs/requirements/law-2026.md#currency-supervision. */
export const LONGER_SETTLEMENT_TERMS: readonly LongerSettlementTerm[] = [
  {
    kinds: [ContractKind.import, ContractKind.export],
    goods: [GoodsGroup.sprayers, GoodsGroup.lifting, GoodsGroup.soil, GoodsGroup.trailers],
    days: 270,
    since: '2026-03-01',
  },
];
/** Payments up to it have no deadline. Source: docs/requirements/currency.md#currency-supervision. */
export const SETTLEMENT_FREE_HRYVNIAS = '400000.00';
/** Warnings before a deadline. Source: docs/requirements/currency.md#currency-supervision. */
export const SETTLEMENT_SOON_DAYS = 30;
export const SETTLEMENT_URGENT_DAYS = 14;
export const SETTLEMENT_CRITICAL_DAYS = 7;
