/** Amounts are decimal strings, times are milliseconds. */

/** Default of the configuration. Source: docs/requirements/shell-accounts-admin.md#identifier-limits. */
export const OWN_BANK_CODE_FALLBACK = '351607';
/** The Treasury: accepts structured purposes only. Source: docs/requirements/hryvnia-payments.md#bank-codes. */
export const BUDGET_BANK_CODE = '899998';
/** Source: docs/requirements/shell-accounts-admin.md#identifier-limits. */
export const IBAN_LENGTH = 29;
/** Source: docs/requirements/shell-accounts-admin.md#identifier-limits. */
export const CODE_MAX_LENGTH = 10;

/** Also for keys. Source: docs/requirements/shell-accounts-admin.md#passwords. */
export const PASSWORD_MIN_LENGTH = 8;
/** Source: docs/requirements/shell-accounts-admin.md#password-and-key-limits. */
export const PASSWORD_WARNING_DAYS = 5;
/** Ours: a line of the printed certificate. */
export const PERSON_TEXT_MAX = 100;
/** Source: RFC 5321. */
export const EMAIL_MAX = 254;
/** Ours. */
export const SITE_MAX = 200;

/** Source: docs/requirements/hryvnia-payments.md#amount-limits. */
export const AMOUNT_MIN = '0.01';
/** Source: docs/requirements/hryvnia-payments.md#amount-limits. */
export const AMOUNT_MAX = '999999999.99';

/** Source: docs/requirements/hryvnia-payments.md#text-limits. */
export const RECEIVER_NAME_MAX = 140;
/** Source: docs/requirements/hryvnia-payments.md#text-limits. */
export const PURPOSE_MAX = 420;
/** Source: docs/requirements/hryvnia-payments.md#text-limits. */
export const BUDGET_PURPOSE_MAX = 140;
/** Source: docs/requirements/hryvnia-payments.md#text-limits. */
export const VAT_PURPOSE_MAX = 160;
/** Source: docs/requirements/hryvnia-payments.md#text-limits. */
export const ADDITIONAL_INFO_MAX = 140;
/** "under 140". Source: docs/requirements/hryvnia-payments.md#validation-of-the-structured-purpose. */
export const TAX_CATEGORY_MAX = 139;
/** ISO 20022 Max35Text: other banks may cut more. Source: docs/requirements/banking-rules.md#structured-purpose. */
export const TAX_CATEGORY_ISO_MAX = 35;
/** ISO 20022 Max35Text. */
export const TAX_CODE_MAX = 35;
/** Ours: one printed page. */
export const TAX_LINES_MAX = 50;
/** std_purp_r(3) of the import file. Source: docs/requirements/banking-rules.md#import-templates. */
export const STANDARD_PURPOSE_MAX = 3;
/**
 * Above it address and birth data of actual parties are required. Source:
 * docs/requirements/hryvnia-payments.md#amount-limits.
 */
export const IDENTITY_THRESHOLD = '400000.00';
/** The name has the receiver's limit. Source: docs/requirements/hryvnia-payments.md#validation-of-the-actual-parties. */
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
/** Source: docs/requirements/hryvnia-payments.md#text-limits. */
export const CORRESPONDENT_NAME_MAX = 38;
/** Ours: width of a table row. */
export const TEMPLATE_NAME_MAX = 100;
/** Equal payments count as duplicates. Source: docs/requirements/banking-rules.md#repeated-and-similar-documents. */
export const LOOK_ALIKE_DAYS = 3;
/** oper_n(10) of the import file. Source: docs/requirements/banking-rules.md#import-templates. */
export const DOCUMENT_NUMBER_MAX = 10;

/** Future dates are refused. Source: docs/requirements/hryvnia-payments.md#date-limits. */
export const DOCUMENT_DATE_DAYS_BACK = 30;
/** From the document date. Source: docs/requirements/hryvnia-payments.md#date-limits. */
export const VALUE_DATE_DAYS_AHEAD = 10;

/** Source: docs/requirements/hryvnia-payments.md#journal-search. */
export const JOURNAL_DEFAULT_DAYS = 30;
/** Source: docs/requirements/hryvnia-payments.md#text-limits. */
export const JOURNAL_NAME_CUT = 30;
/** Ours: the call has no paging (docs/adr/0050). */
export const JOURNAL_ROWS_MAX = 10_000;
/** Ours, without a period and for payrolls: the list opened every morning must load fast. */
export const JOURNAL_DEFAULT_ROWS_MAX = 5_000;
/** Ours: rows of each kind that the search over all time answers with; the rest is counted. */
export const DOCUMENT_ROWS_FOUND_MAX = 3;
/** Ours: keeps a call far below the 60 s limit. */
export const BATCH_MAX = 1000;
/** Ours: a whole payroll is compared at once. */
export const RECEIVER_CHECKS_MAX = 5000;
/** Ours: a file of 5,000 payments is asked about at once. */
export const NAME_RESULTS_MAX = 5000;

/** Source: docs/requirements/shell-accounts-admin.md#session-limits. */
export const REQUEST_TIMEOUT_MS = 60_000;
/** Ours: of a request with a large body. */
export const REQUEST_TIMEOUT_MAX_MS = 120_000;
/** Source: docs/requirements/shell-accounts-admin.md#session-limits. */
export const INACTIVITY_LIMIT_MS = 10 * 60_000;
/** Does not count as activity. Source: docs/requirements/shell-accounts-admin.md#session-limits. */
export const PING_INTERVAL_MS = 60_000;
/** Source: docs/requirements/shell-accounts-admin.md#session-limits. */
export const ACTIVITY_TICK_MS = 10_000;

/** Source: docs/requirements/shell-accounts-admin.md#tables. */
export const TABLE_PAGE_SIZES = [5, 10, 20, 50] as const;
/** Source: docs/requirements/shell-accounts-admin.md#tables. */
export const TABLE_PAGE_SIZE_DEFAULT = 5;
/** Table name under which the settings keep the page size of all tables without one of their own. */
export const ALL_TABLES = 'allTables';
/** Rows that a table on a phone adds at its end. Source: docs/requirements/shell-accounts-admin.md#tables. */
export const PHONE_PORTION_ROWS = 20;
/** More rows are virtualised instead of paged. */
export const LONG_TABLE_ROWS = 1000;
/** A shorter portion is the last. Source: docs/requirements/shell-accounts-admin.md#tables. */
export const ACTIONS_PORTION = 20;
/** Ours; a shorter portion is the last. */
export const ACTIONS_FILE_PORTION = 1000;
/** Ours. */
export const EVENTS_PORTION = 20;
/** Source: docs/requirements/shell-accounts-admin.md#periods. */
export const PICKER_DATE_MIN = '1990-01-01';
/** Source: docs/requirements/shell-accounts-admin.md#periods. */
export const PICKER_DATE_MAX = '2100-01-01';

export const SMS_CODE_LENGTH = 6;
/** Then a new sign-in is needed. */
export const SMS_CODE_TRIES = 5;
/** Ours: passkeys of a user. */
export const PASSKEYS_MAX = 10;
/** Ours. */
export const PASSKEY_NAME_MAX = 40;

/** px. Source: docs/requirements/shell-accounts-admin.md#signature-widget. */
export const SIGNATURE_WIDGET_HEIGHT = 500;
/** Source: docs/requirements/shell-accounts-admin.md#look. */
export const APPLICATION_VERSION = '1.2.10';
/** Ours: "cancel" takes effect after the current call. */
export const IMPORT_PORTION = 100;
/** Ours: 100 ids fit into an address. */
export const SIGNING_PORTION = 100;
/** Ours: "stop" takes effect after the current call. */
export const HAND_IN_PORTION = 10;

/** Ours. */
export const MAIL_PORTION = 20;
/** Ours. */
export const MAIL_SUBJECT_MAX = 140;
export const MAIL_TEXT_MAX = 4000;
/** Ours: base64 of all fits into one request body. */
export const MAIL_ATTACHMENTS_MAX = 5;
export const MAIL_ATTACHMENT_BYTES_MAX = 2 * 1024 * 1024;
/** Ours: comment for signatories; longer ones are letters. */
export const DOCUMENT_NOTE_MAX = 500;

/** UAH; bound of the bank. Source: docs/requirements/law-2026.md#instant-payments. */
export const INSTANT_PAYMENT_MAX = '100000.00';
/** Then the outcome is not known. Source: docs/requirements/law-2026.md#instant-payments. */
export const INSTANT_ANSWER_SECONDS = 10;
/** Ours: by then after sending, the outcome of every instant payment is known. */
export const INSTANT_OUTCOME_MINUTES = 30;
/** Ours: an instant payment that the bank could not submit within this time is refused. */
export const INSTANT_SUBMISSION_SECONDS = 300;
/** Ours: time in which sending can be undone; the toast shows the button for less. */
export const UNDO_SEND_SECONDS = 10;
/** Ours: text to the second manager about new limits. */
export const RULE_REASON_MAX = 140;
/** Ours: a month; UAH documents wait no longer for a new payee. */
export const COOLING_HOURS_MAX = 720;
/** Ours: time between enquiries about an outcome; shorter if a user asks. */
export const INSTANT_ENQUIRY_SECONDS = 30;
export const INSTANT_ENQUIRY_BY_USER_SECONDS = 10;
