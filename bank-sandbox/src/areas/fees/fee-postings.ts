import { FeeMode } from '@ncb/shared-kernel/domain/vocabulary';
import type { Queries } from '../../db';
import type { StoredFee } from '../../db/schema';
import { ensureInternalAccount, type Movement } from '../../ledger';
import type { PlannedPosting } from '../documents/kind-of-document';

export function getFeeHold({ accountId, hryvnias }: StoredFee): readonly Movement[] {
  return accountId === null || isZero(hryvnias) ? [] : [{ accountId, amount: hryvnias }];
}

export async function buildFeePosting(
  tx: Queries,
  { accountId, hryvnias }: StoredFee,
): Promise<readonly PlannedPosting[]> {
  if (accountId === null || isZero(hryvnias)) return [];
  const movements = [
    { accountId, amount: `-${hryvnias}` },
    { accountId: await ensureInternalAccount(tx, 'income'), amount: hryvnias },
  ];
  return [{ kind: 'fee', movements }];
}

/** Returns the withheld amount; '0.00' in other modes. */
export function getWithheldFee({ mode, amount }: StoredFee): string {
  return mode === FeeMode.withhold ? amount : '0.00';
}

/** True for zero: a fee may be zero, and the ledger accepts no zero movements. */
export function isZero(amount: string): boolean {
  return /^[0.]+$/.test(amount);
}
