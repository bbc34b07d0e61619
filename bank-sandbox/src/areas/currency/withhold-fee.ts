import { FeeMode, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { Queries } from '../../db';
import type { StoredFee } from '../../db/schema';
import { ensureInternalAccount, type Movement } from '../../ledger';
import { isZero } from '../fees/fee-postings';

/**
 * Returns the bank's movements for a withheld fee: hryvnias are income; another currency is bought into our position.
 * They sum to the fee.
 */
export async function withholdFee(tx: Queries, fee: StoredFee): Promise<readonly Movement[]> {
  const { mode, amount, hryvnias, currencyCode: code, currencyLetters: letters } = fee;
  if (mode !== FeeMode.withhold || isZero(amount)) return [];
  const income = { accountId: await ensureInternalAccount(tx, 'income'), amount: hryvnias };
  if (code === UAH.code) return [income];
  return [
    { accountId: await ensureInternalAccount(tx, 'position', { code, letters }), amount },
    { accountId: await ensureInternalAccount(tx, 'position'), amount: `-${hryvnias}` },
    income,
  ];
}
