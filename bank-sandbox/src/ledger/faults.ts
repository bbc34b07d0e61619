import { sql } from 'drizzle-orm';
import { rowsOf, type Queries } from '../db';

/** What is wrong with the ledger; empty when every invariant holds. */
export interface LedgerFault {
  readonly what: 'currencyNotZero' | 'balanceIsNotSumOfEntries' | 'heldIsNotSumOfDocuments';
  /** The currency's code or the account's id. */
  readonly where: string;
}

/**
 * Checks the whole ledger: per currency it sums to zero, each balance is the sum of its entries, each held amount is
 * the sum of the documents under way.
 */
export async function ledgerFaults(queries: Queries): Promise<readonly LedgerFault[]> {
  return rowsOf<LedgerFault>(
    queries,
    sql`
    SELECT 'currencyNotZero' AS what, currency_code AS "where"
      FROM gl_entry GROUP BY currency_code HAVING sum(amount) <> 0
    UNION ALL
    SELECT 'balanceIsNotSumOfEntries', a.id::text
      FROM account a LEFT JOIN gl_entry e ON e.account_id = a.id
      WHERE a.kind <> 'internal' GROUP BY a.id HAVING a.balance <> coalesce(sum(e.amount), 0)
    UNION ALL
    SELECT 'heldIsNotSumOfDocuments', a.id::text
      FROM account a LEFT JOIN document d ON d.account_id = a.id AND d.status = 4
      GROUP BY a.id HAVING a.held <> coalesce(sum(d.amount), 0)`,
  );
}
