import { sql } from 'drizzle-orm';
import { selectRows, type Queries } from '../db';

export interface LedgerFault {
  readonly what: 'currencyNotZero' | 'balanceIsNotSumOfEntries' | 'reservedIsNotSumOfHolds' | 'holdOutlivesDocument';
  readonly where: string;
}

/** Checks that each currency sums to zero, each balance equals its entries, and each reserved sum its holds. */
export async function findLedgerFaults(queries: Queries): Promise<readonly LedgerFault[]> {
  return selectRows<LedgerFault>(
    queries,
    sql`
    SELECT 'currencyNotZero' AS what, currency_code AS "where"
      FROM gl_entry GROUP BY currency_code HAVING sum(amount) <> 0
    UNION ALL
    SELECT 'balanceIsNotSumOfEntries', a.id::text
      FROM account a LEFT JOIN gl_entry e ON e.account_id = a.id
      WHERE a.kind <> 'internal' GROUP BY a.id HAVING a.balance <> coalesce(sum(e.amount), 0)
    UNION ALL
    SELECT 'reservedIsNotSumOfHolds', a.id::text
      FROM account a LEFT JOIN document_hold h ON h.account_id = a.id
      GROUP BY a.id HAVING a.held <> coalesce(sum(h.amount), 0)
    UNION ALL
    SELECT 'holdOutlivesDocument', d.id::text
      FROM document_hold h JOIN document d ON d.id = h.document_id WHERE d.status <> 4`,
  );
}
