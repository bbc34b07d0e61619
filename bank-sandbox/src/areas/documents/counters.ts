import { DOCUMENT_NUMBER_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { sql } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { CounterName } from '../../db/schema';

const { counter } = schema;

const LARGEST_NUMBER = 10 ** DOCUMENT_NUMBER_MAX - 1;

/**
 * After a document the next number is its number plus 1 (spec 2 §4), but never less than it was: somebody who used an
 * old number must not make the others' numbers collide.
 */
export async function moveCounter(tx: Queries, companyId: number, name: CounterName, used: number): Promise<void> {
  const nextValue = Math.min(used + 1, LARGEST_NUMBER);
  await tx
    .insert(counter)
    .values({ companyId, name, nextValue })
    .onConflictDoUpdate({
      target: [counter.companyId, counter.name],
      set: { nextValue: sql`greatest(${counter.nextValue}, ${nextValue})` },
    });
}
