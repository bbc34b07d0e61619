import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { getBankDay } from './bank-day';

const { bankState, document } = schema;

const OFFSET_MAX = 3650;

/**
 * Documents in progress are processed at once, because the new day may end their waiting.
 * @param days 1 or more
 * @returns the new day; null if it would be too far away
 */
export async function moveBankDay(tx: Queries, days: number, now: Date): Promise<string | null> {
  const [moved] = await tx
    .update(bankState)
    .set({ dayOffset: sql`${bankState.dayOffset} + ${days}` })
    .where(lt(bankState.dayOffset, OFFSET_MAX - days + 1))
    .returning({ dayOffset: bankState.dayOffset });
  if (!moved) return null;
  await tx
    .update(document)
    .set({ dueAt: now })
    .where(and(eq(document.status, DocumentStatus.inProgress), gt(document.dueAt, now)));
  return getBankDay(now, moved.dayOffset);
}
