/** Limits of currency payments, requests, contracts and beneficiaries, each with its source. */

/** spec 3 §5. */
export const CURRENCY_PURPOSE_MIN = 3;
/** spec 3 §5. */
export const CURRENCY_PURPOSE_MAX = 200;
/** The comment of a payment (ours: as long as the purpose). */
export const CURRENCY_COMMENT_MAX = 200;

/** spec 3 §5, field maxima: number of the agreement that backs a document. */
export const AGREEMENT_NUMBER_MAX = 22;
/** spec 3 §5, field maxima: text of another basis, or why there is none. */
export const BASIS_TEXT_MAX = 60;

/** spec 3 §5, field maxima; the same section also names 200, which we take for the names of banks. */
export const BENEFICIARY_NAME_MAX = 140;
/** spec 3 §5, field maxima. */
export const BENEFICIARY_ADDRESS_MAX = 120;
/** Parts of a beneficiary's address (ISO 20022 `PstlAdr`). reference/areas C4. */
export const ADDRESS_TOWN_MAX = 35;
export const ADDRESS_STREET_MAX = 70;
export const ADDRESS_BUILDING_MAX = 16;
export const ADDRESS_POST_CODE_MAX = 16;
export const ADDRESS_REGION_MAX = 35;
/** spec 3 §5. SWIFT would carry 34, the specification does not. */
export const BENEFICIARY_ACCOUNT_MAX = 29;
/** Code of a beneficiary in his own country (ours: ISO 20022, `Othr/Id`). */
export const BENEFICIARY_CODE_MAX = 35;

/** spec 3 §5: the longer of the two maxima of names. */
export const BANK_NAME_MAX = 200;
/** Address of a bank (ours: as that of a beneficiary). */
export const BANK_ADDRESS_MAX = 120;
/** Correspondent account of a bank (ours: the length of a SWIFT account). */
export const CORRESPONDENT_ACCOUNT_MAX = 34;
/** National code of a bank (ours: the longest clearing code of ISO 20022). */
export const BANK_NATIONAL_CODE_MAX = 35;

/** spec 2 §9: registry code of the own bank when configuration names none. */
export const OWN_BANK_REGISTRY_CODE_FALLBACK = '14070197';

/** Digits of a rate that a client asks for: before and after the point (ours: cross rates have six decimals). */
export const RATE_DIGITS = { whole: 6, decimals: 6 } as const;

/** Contracts behind one document (ours). */
export const CONTRACTS_MAX = 50;
/** One paper of a contract before base64 (ours: a scanned invoice stays far below). */
export const CONTRACT_PAPER_MAX_MEGABYTES = 5;
/** File name of a paper (ours: what every file system takes). */
export const FILE_NAME_MAX = 120;

/** Days within which goods or the money's return follow a payment abroad; a setting of the bank. reference/areas C1. */
export const SETTLEMENT_DAYS = 180;
/** Payments up to this many hryvnias are not followed. reference/areas C1. */
export const SETTLEMENT_FREE_HRYVNIAS = '400000.00';
/** From so many days before its end a term is told apart, and from so many it is urgent. reference/areas C1. */
export const SETTLEMENT_SOON_DAYS = 30;
export const SETTLEMENT_URGENT_DAYS = 14;
