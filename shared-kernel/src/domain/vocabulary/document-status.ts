/**
 * Where a payment document stands. Source: specification 2, section 4; `unsaved` is the form's own status.
 * `signedSecond` carries only the second (accountant's) signature, `signedFirst` only the first (director's).
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

/** The statuses a stored document can have, in the order in which a document passes through them. */
export const STORED_STATUSES = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly DocumentStatus[];

export type StoredStatus = (typeof STORED_STATUSES)[number];
