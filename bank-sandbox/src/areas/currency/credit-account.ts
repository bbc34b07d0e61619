import { AccountStatus, isClosed } from '@ncb/shared-kernel/domain/vocabulary';
import type { AccountRow } from '../../ledger';

/** Why money cannot come to an account, a sentence for its owner; null if it can. An arrested one may still receive. */
export function whyNotCredited(account: AccountRow | null): string | null {
  if (!account || isClosed(account.status)) return 'Рахунок зарахування закрито';
  return account.status === AccountStatus.pending ? 'Рахунок зарахування ще не відкрито' : null;
}
