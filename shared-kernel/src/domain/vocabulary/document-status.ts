/**
 * `unsaved` is the form's own. `signedSecond`: only the second (accountant's) signature; `signedFirst`: only the first
 * (director's). Source: docs/requirements/hryvnia-payments.md#statuses.
 */
export const DocumentStatus = {
  unsaved: -1,
  new: 0,
  signedSecond: 1,
  signedFirst: 2,
  ready: 3,
  inProgress: 4,
  success: 5,
  aborted: 6,
} as const;

export type DocumentStatus = (typeof DocumentStatus)[keyof typeof DocumentStatus];

/** In the order of a document's life. */
export const STORED_STATUSES = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly DocumentStatus[];

export type StoredStatus = (typeof STORED_STATUSES)[number];
