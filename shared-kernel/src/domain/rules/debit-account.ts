import { AccountStatus, UAH } from '../vocabulary';

/** What the rules need to know about the account that pays. Amounts are decimal strings in the account's currency. */
export interface DebitAccount {
  readonly id: string;
  readonly iban: string;
  readonly currencyCode: string;
  readonly status: AccountStatus;
  readonly paymentsAllowed: boolean;
  /** Own funds and unused overdraft, less what is blocked or reserved. */
  readonly available: string;
}

/** A payment may be made from an account that is open and allowed for payments. Source: spec 1 §4 */
export function canPayFrom(account: Pick<DebitAccount, 'status' | 'paymentsAllowed'>): boolean {
  return account.status === AccountStatus.active && account.paymentsAllowed;
}

/** A hryvnia payment also needs a hryvnia account. Source: spec 2 §2 */
export function canPayHryvniaFrom(account: Pick<DebitAccount, 'status' | 'paymentsAllowed' | 'currencyCode'>): boolean {
  return canPayFrom(account) && account.currencyCode === UAH.code;
}
