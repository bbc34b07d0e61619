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
/** spec 1 §9. */
export const PHONE_MAX_LENGTH = 10;

/** spec 1 §5: a user's password and a key's. */
export const PASSWORD_MIN_LENGTH = 8;
/** spec 1 §9: from this many days before its end the user is advised to change the password. */
export const PASSWORD_WARNING_DAYS = 5;
/** spec 1 §9: movements of the mouse while a key is made. */
export const KEY_GENERATION_MOVES = 49;
/** Position, login, secret question and answer, names (ours: what a printed certificate holds on a line). */
export const PERSON_TEXT_MAX = 100;
/** RFC 5321: the longest address that mail can be sent to. */
export const EMAIL_MAX = 254;
/** Address of a company's site (ours). */
export const SITE_MAX = 200;

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
/** spec 2 §9: purpose with the VAT text in it. */
export const VAT_PURPOSE_MAX = 160;
/** spec 2 §9: additional information of a structured purpose. */
export const ADDITIONAL_INFO_MAX = 140;
/** spec 2 §5: the category of a tax is "under 140". */
export const TAX_CATEGORY_MAX = 139;
/** ISO 20022 Max35Text: a longer category may be cut on its way (reference/banking 2.2). */
export const TAX_CATEGORY_ISO_MAX = 35;
/** ISO 20022 Max35Text: payment kind and budget classification codes. */
export const TAX_CODE_MAX = 35;
/** Taxes of one distribution (ours: one printed page). */
export const TAX_LINES_MAX = 50;
/** spec 2 §5: the field of the tax percent. */
export const TAX_PERCENT_LENGTH = 3;
/** Standard purpose code: std_purp_r(3) of the import file, reference/banking 4.4. */
export const STANDARD_PURPOSE_MAX = 3;
/** spec 2 §9: above this amount address and birth data of the actual parties are needed. */
export const IDENTITY_THRESHOLD = '400000.00';
/** spec 2 §5: texts of an actual payer or receiver; its name is as long as a receiver's. */
export const PARTY_TEXT_MAX = {
  birthPlace: 35,
  street: 70,
  house: 16,
  flat: 70,
  postalIndex: 16,
  city: 35,
  district: 35,
  adminDistrict: 35,
} as const;
/** spec 2 §9: name of a correspondent in the catalogue. */
export const CORRESPONDENT_NAME_MAX = 38;
/** Name of a template or a draft (ours: what a table row shows). */
export const TEMPLATE_NAME_MAX = 100;
/** Days within which an equal payment looks like the same one. Source: reference/banking 5.4 */
export const LOOK_ALIKE_DAYS = 3;
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
/** Rows of one journal answer: the call has no paging (ours, docs/adr/0050). */
export const JOURNAL_ROWS_MAX = 10_000;
/** The same where no days are asked for, and of payrolls: what is opened every morning has to be there at once (ours). */
export const JOURNAL_DEFAULT_ROWS_MAX = 5_000;
/** Documents of one signing, sending or unsigning call (ours: one call stays far below the 60 s limit). */
export const BATCH_MAX = 1000;
/** Limit of pairs of account and code in one comparison (our choice: a whole payroll is compared at once). */
export const RECEIVER_CHECKS_MAX = 5000;

/** spec 1 §9: any request is aborted after this time. */
export const REQUEST_TIMEOUT_MS = 60_000;
/** spec 1 §9: a user who does nothing is signed out. */
export const INACTIVITY_LIMIT_MS = 10 * 60_000;
/** spec 1 §9: keep-alive; does not count as activity. */
export const PING_INTERVAL_MS = 60_000;
/** spec 1 §9: the activity timer. */
export const ACTIVITY_TICK_MS = 10_000;
/** spec 1 §9: keep-alives in a row without activity after which the user is signed out. */
export const ACTIVITY_COUNTER_LIMIT = 10;

/** spec 1 §9. */
export const TABLE_PAGE_SIZES = [5, 10, 20, 50] as const;
/** spec 1 §9. */
export const TABLE_PAGE_SIZE_DEFAULT = 5;
/** design/ui: a table of more rows is not divided into pages but shows a window of them. */
export const LONG_TABLE_ROWS = 1000;
/** spec 1 §9: rows of one portion of an action journal; a shorter portion is the last. */
export const ACTIONS_PORTION = 20;
/** Entries of an action journal that a file asks for at a time; a shorter portion is the last. The number is ours. */
export const ACTIONS_FILE_PORTION = 1000;
/** Decisions of the bank in one answer of `get_events`; the number is ours. */
export const EVENTS_PORTION = 20;
/** spec 1 §5: bounds of the date pickers. */
export const PICKER_DATE_MIN = '1990-01-01';
/** spec 1 §5. */
export const PICKER_DATE_MAX = '2100-01-01';

/** design/signing: digits of the code sent by SMS. */
export const SMS_CODE_LENGTH = 6;
/** design/signing: wrong codes allowed before a new sign-in is needed. */
export const SMS_CODE_TRIES = 5;

/** spec 1 §7: height of the signature widget's dialog, px. */
export const SIGNATURE_WIDGET_HEIGHT = 500;
/** spec 1 §9: height of an opened select, px. */
export const DROPDOWN_LIST_HEIGHT = 150;
/** spec 1 §9. */
export const APPLICATION_VERSION = '1.2.10';
/** Payments of a file that are saved by one call (ours: "cancel" is obeyed after one call, so a call must be short). */
export const IMPORT_PORTION = 100;
/** Documents per call while a batch is fetched for signing (ours: 100 ids fit into an address). */
export const SIGNING_PORTION = 100;
/** Signatures per call while they are handed in (ours: "stop" is obeyed after one call, so a call must be short). */
export const HAND_IN_PORTION = 10;

/** Letters of one portion of the mail list (ours). */
export const MAIL_PORTION = 20;
/** Subject and text of a letter to the bank (ours). */
export const MAIL_SUBJECT_MAX = 140;
export const MAIL_TEXT_MAX = 4000;
/** Files of one letter and the bytes of one file (ours: base64 of all fits into one body). */
export const MAIL_ATTACHMENTS_MAX = 5;
export const MAIL_ATTACHMENT_BYTES_MAX = 2 * 1024 * 1024;
