import { FeeMode, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { Queries } from '../../db';
import type { StoredFee } from '../../db/schema';
import { internalAccount, type Movement } from '../../ledger';
import { isNothing } from '../fees/post-fee';

/**
 * Returns the bank's movements for a withheld fee: hryvnias are income; another currency is bought into our position.
 * They sum to the fee.
 */
export async function keepBack(tx: Queries, fee: StoredFee): Promise<readonly Movement[]> {
  const { mode, amount, hryvnias, currencyCode: code, currencyLetters: letters } = fee;
  if (mode !== FeeMode.withhold || isNothing(amount)) return [];
  const income = { accountId: await internalAccount(tx, 'income'), amount: hryvnias };
  if (code === UAH.code) return [income];
  return [
    { accountId: await internalAccount(tx, 'position', { code, letters }), amount },
    { accountId: await internalAccount(tx, 'position'), amount: `-${hryvnias}` },
    income,
  ];
}
