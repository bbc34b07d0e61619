import { AccountStatus, UAH } from '../vocabulary';

/** Paying account; amounts are in its currency. */
export interface DebitAccount {
  readonly id: string;
  readonly iban: string;
  readonly currencyCode: string;
  readonly status: AccountStatus;
  readonly paymentsAllowed: boolean;
  /** Own funds and overdraft, less holds and reserves. */
  readonly available: string;
}

/**
 * True for an open account that is allowed for payments. Source:
 * docs/requirements/shell-accounts-admin.md#accounts-for-payments.
 */
export function canPayFrom(account: Pick<DebitAccount, 'status' | 'paymentsAllowed'>): boolean {
  return account.status === AccountStatus.active && account.paymentsAllowed;
}

export function canPayHryvniaFrom(account: Pick<DebitAccount, 'status' | 'paymentsAllowed' | 'currencyCode'>): boolean {
  return canPayFrom(account) && account.currencyCode === UAH.code;
}
