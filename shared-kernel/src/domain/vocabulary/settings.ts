/** Counters of document numbers that can be set back to 1. Source: spec 1 §7; the payroll's word is ours (spec 3 §9) */
export const NumberCounter = {
  payment: 'current_pmt_num',
  currencyPayment: 'current_cur_pmt_num',
  currencyRequest: 'current_cur_req_num',
  payroll: 'current_payroll_num',
} as const;
export type NumberCounter = (typeof NumberCounter)[keyof typeof NumberCounter];

/** spec 1 §9: the number after a reset. */
export const FIRST_DOCUMENT_NUMBER = 1;

/** Minutes without activity that a user may choose; the bounds are ours, the specification says "minutes or hours". */
export const SESSION_TIMEOUT_MIN_MINUTES = 1;
export const SESSION_TIMEOUT_MAX_MINUTES = 480;

/** Accounts that a user may put before the others (ours: more than that are no favourites). */
export const FAVOURITE_ACCOUNTS_MAX = 100;

/** Searches that a user may keep for a table, the length of their names and of what they ask for (ours). */
export const SAVED_SEARCHES_MAX = 20;
export const SAVED_SEARCH_NAME_MAX = 60;
export const SEARCH_TEXT_MAX = 200;
