import { DOCUMENT_NUMBER_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import type { CounterName } from '../../db/schema';

const LARGEST_NUMBER = 10 ** DOCUMENT_NUMBER_MAX - 1;

/**
 * Advances a counter to the used number plus 1, never back: an old number must not make others collide. Source:
 * docs/requirements/hryvnia-payments.md#states-and-transitions.
 */
export function advanceCounter(companyId: number, name: CounterName, used: number): SQL {
  const nextValue = Math.min(used + 1, LARGEST_NUMBER);
  return sql`
    INSERT INTO counter (company_id, name, next_value) VALUES (${companyId}, ${name}, ${nextValue}::bigint)
    ON CONFLICT (company_id, name) DO UPDATE SET next_value = greatest(counter.next_value, excluded.next_value)
    RETURNING company_id`;
}
