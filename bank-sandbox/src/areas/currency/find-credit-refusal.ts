import { REFUSAL_REASONS, type RefusalSentence } from '@ncb/shared-kernel/domain';
import { AccountStatus, isClosed } from '@ncb/shared-kernel/domain/vocabulary';
import type { AccountRow } from '../../ledger';

/** Returns why an account cannot be credited; null if it can. A blocked account may receive. */
export function findCreditRefusal(account: AccountRow | null): RefusalSentence | null {
  if (!account || isClosed(account.status)) return REFUSAL_REASONS.creditedClosed;
  return account.status === AccountStatus.pending ? REFUSAL_REASONS.creditedNotOpened : null;
}
