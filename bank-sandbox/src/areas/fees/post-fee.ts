import { FeeMode } from '@ncb/shared-kernel/domain/vocabulary';
import type { Queries } from '../../db';
import type { StoredFee } from '../../db/schema';
import { internalAccount, type Movement } from '../../ledger';
import type { PlannedPosting } from '../documents/kind-of-document';

export function feeHold({ accountId, hryvnias }: StoredFee): readonly Movement[] {
  return accountId === null || isNothing(hryvnias) ? [] : [{ accountId, amount: hryvnias }];
}

export async function feePosting(tx: Queries, { accountId, hryvnias }: StoredFee): Promise<readonly PlannedPosting[]> {
  if (accountId === null || isNothing(hryvnias)) return [];
  const movements = [
    { accountId, amount: `-${hryvnias}` },
    { accountId: await internalAccount(tx, 'income'), amount: hryvnias },
  ];
  return [{ kind: 'fee', movements }];
}

/** Returns the withheld amount; '0.00' in other modes. */
export function withheld({ mode, amount }: StoredFee): string {
  return mode === FeeMode.withhold ? amount : '0.00';
}

/** True for zero: a fee may be zero, and the ledger accepts no zero movements. */
export function isNothing(amount: string): boolean {
  return /^[0.]+$/.test(amount);
}
