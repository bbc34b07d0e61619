/**
 * Constants and limits of the specification, each with its source. "spec 1 §9" is the first specification file,
 * section 9. Amounts are decimal strings, times are milliseconds.
 */

/** spec 1 §9: fallback code of the own bank when configuration names none. */
export const OWN_BANK_CODE_FALLBACK = '351607';
/** spec 2 §9: the Treasury; its accounts take a structured purpose only. */
export const BUDGET_BANK_CODE = '899998';
/** spec 1 §9. */
export const IBAN_LENGTH = 29;
/** spec 1 §9. */
export const CODE_MAX_LENGTH = 10;

/** spec 2 §9. */
export const AMOUNT_MIN = '0.01';
/** spec 2 §9. */
export const AMOUNT_MAX = '999999999.99';

/** spec 2 §9. */
export const RECEIVER_NAME_MAX = 140;
/** spec 2 §9. */
export const PURPOSE_MAX = 420;
/** spec 2 §9: purpose of a payment to the budget. */
export const BUDGET_PURPOSE_MAX = 140;
/** Length of a document number: oper_n(10) of the import file, reference/banking 4.4. */
export const DOCUMENT_NUMBER_MAX = 10;

/** spec 2 §9: a document may be dated this many days back, none forward. */
export const DOCUMENT_DATE_DAYS_BACK = 30;
/** spec 2 §9: the value date lies at most this many days after the document date. */
export const VALUE_DATE_DAYS_AHEAD = 10;

/** spec 2 §3: default period of the journal. */
export const JOURNAL_DEFAULT_DAYS = 30;
/** spec 2 §9: the receiver's name in the journal is cut here. */
export const JOURNAL_NAME_CUT = 30;
/** Rows of one journal answer: the call has no paging (ours, reference/sandbox-measurements 6). */
export const JOURNAL_ROWS_MAX = 5000;
/** Documents of one signing, sending or unsigning call (ours: one call stays far below the 60 s limit). */
export const BATCH_MAX = 1000;

/** spec 1 §9: any request is aborted after this time. */
export const REQUEST_TIMEOUT_MS = 60_000;
/** spec 1 §9: a user who does nothing is signed out. */
export const INACTIVITY_LIMIT_MS = 10 * 60_000;
/** spec 1 §9: keep-alive; does not count as activity. */
export const PING_INTERVAL_MS = 60_000;
/** spec 1 §9: the activity timer. */
export const ACTIVITY_TICK_MS = 10_000;

/** spec 1 §9. */
export const TABLE_PAGE_SIZES = [5, 10, 20, 50] as const;
/** spec 1 §9. */
export const TABLE_PAGE_SIZE_DEFAULT = 5;

/** design/signing: digits of the code sent by SMS. */
export const SMS_CODE_LENGTH = 6;
/** design/signing: wrong codes allowed before a new sign-in is needed. */
export const SMS_CODE_TRIES = 5;

/** spec 1 §7: height of the signature widget's dialog, px. */
export const SIGNATURE_WIDGET_HEIGHT = 500;
/** spec 1 §9. */
export const APPLICATION_VERSION = '1.2.10';
/** Documents per call while a batch is signed (ours: 100 ids fit into an address, 100 signatures into a body). */
export const SIGNING_PORTION = 100;
