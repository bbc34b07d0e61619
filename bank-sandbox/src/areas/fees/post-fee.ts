import { FeeMode } from '@ncb/shared-kernel/domain/vocabulary';
import type { Queries } from '../../db';
import type { StoredFee } from '../../db/schema';
import { internalAccount, type Movement } from '../../ledger';
import type { PlannedPosting } from '../documents/kind-of-document';

/** What a debited fee holds from the moment its document is sent. */
export function feeHold({ accountId, hryvnias }: StoredFee): readonly Movement[] {
  return accountId === null || isNothing(hryvnias) ? [] : [{ accountId, amount: hryvnias }];
}

/** The posting of a debited fee; none where it is withheld or comes from another bank. */
export async function feePosting(tx: Queries, { accountId, hryvnias }: StoredFee): Promise<readonly PlannedPosting[]> {
  if (accountId === null || isNothing(hryvnias)) return [];
  const movements = [
    { accountId, amount: `-${hryvnias}` },
    { accountId: await internalAccount(tx, 'income'), amount: hryvnias },
  ];
  return [{ kind: 'fee', movements }];
}

/** What is kept back from the sum that a customer gets; '0.00' where the fee is taken otherwise. */
export function withheld({ mode, amount }: StoredFee): string {
  return mode === FeeMode.withhold ? amount : '0.00';
}

/** A tariff without a minimum may ask nothing for a small sum: the ledger has no movements of nothing. */
export function isNothing(amount: string): boolean {
  return /^[0.]+$/.test(amount);
}
