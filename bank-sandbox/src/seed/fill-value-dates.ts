import { sql } from 'drizzle-orm';
import type { Queries } from '../db';

/** Sets the value date of older executed documents to the day of their posting. */
export async function fillValueDates(tx: Queries): Promise<void> {
  await tx.execute(sql`
    UPDATE document SET value_date = posted.bank_day, value_date_fixed = true
    FROM (SELECT document_id, min(bank_day) AS bank_day FROM gl_txn GROUP BY document_id) AS posted
    WHERE posted.document_id = document.id AND document.status = 5 AND document.value_date IS NULL`);
}
