/**
 * The payroll's wire name is ours. Source: docs/requirements/shell-accounts-admin.md#account-and-settings-calls,
 * docs/requirements/currency-payroll-credits-statements.md#counters.
 */
export const NumberCounter = {
  payment: 'current_pmt_num',
  currencyPayment: 'current_cur_pmt_num',
  currencyRequest: 'current_cur_req_num',
  payroll: 'current_payroll_num',
} as const;
export type NumberCounter = (typeof NumberCounter)[keyof typeof NumberCounter];

/** Source: docs/requirements/shell-accounts-admin.md#numbering. */
export const FIRST_DOCUMENT_NUMBER = 1;

/** Ours; the specification says "minutes or hours". */
export const SESSION_TIMEOUT_MIN_MINUTES = 1;
export const SESSION_TIMEOUT_MAX_MINUTES = 480;

/** Ours. */
export const FAVOURITE_ACCOUNTS_MAX = 100;

/** Ours. */
export const SAVED_SEARCHES_MAX = 20;
export const SAVED_SEARCH_NAME_MAX = 60;
export const SEARCH_TEXT_MAX = 200;
