/**
 * `blocked` and `pending` are from the bank's seed data. Source:
 * docs/requirements/shell-accounts-admin.md#account-record.
 */
export const AccountStatus = { active: 0, closed: 1, closedToo: 2, blocked: 3, pending: 4 } as const;
export type AccountStatus = (typeof AccountStatus)[keyof typeof AccountStatus];

export const AccountKind = { current: 'current', credit: 'credit' } as const;
export type AccountKind = (typeof AccountKind)[keyof typeof AccountKind];

export function isClosed(status: AccountStatus): boolean {
  return status === AccountStatus.closed || status === AccountStatus.closedToo;
}
