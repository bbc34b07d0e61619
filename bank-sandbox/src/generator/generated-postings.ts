import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import type { Owner } from './open-accounts';

/** Amount never spent. */
const LEFT_OVER = '1000000.00';

export function buildOpeningAmounts({ main, second }: Owner): SQL {
  const sumSpent = (id: number) =>
    sql`(coalesce(sum(amount) FILTER (WHERE account_id = ${id} AND rank IS NOT NULL), 0) + ${LEFT_OVER}::numeric)::text`;
  return sql`SELECT ${sumSpent(main.id)} AS main, ${sumSpent(second.id)} AS second FROM generated`;
}

export function insertTransactions(lastDocument: number, lastTxn: number): SQL {
  return sql`
    INSERT INTO gl_txn (id, kind, document_id, bank_day, posted_at)
    SELECT ${lastTxn}::bigint + rank, 'payment', ${lastDocument}::bigint + n + 1, document_date,
      created_at + interval '12 minutes'
    FROM generated WHERE rank IS NOT NULL ORDER BY rank`;
}

/**
 * Builds SQL of both sides. Customers' entries get the balance after them; the bank's account has no running balance.
 */
export function insertEntries({ main, second }: Owner, sep: number, lastTxn: number, lastEntry: number): SQL {
  const opening = sql`(SELECT balance FROM account WHERE account.id = account_id)`;
  return sql`
    INSERT INTO gl_entry (id, txn_id, account_id, currency_code, amount, balance_after, bank_day)
    SELECT ${lastEntry}::bigint + 2 * rank + side, ${lastTxn}::bigint + rank, account_id, ${UAH.code}, amount,
      CASE WHEN account_id IN (${main.id}, ${second.id})
        THEN ${opening} + sum(amount) OVER (PARTITION BY account_id ORDER BY rank, side) END, document_date
    FROM (
      SELECT rank, 0 AS side, account_id, -amount AS amount, document_date FROM generated WHERE rank IS NOT NULL
      UNION ALL
      SELECT rank, 1, CASE WHEN is_own THEN ${second.id}::bigint ELSE ${sep}::bigint END, amount, document_date
      FROM generated WHERE rank IS NOT NULL
    ) AS entry ORDER BY rank, side`;
}

export function carryBalances({ main, second }: Owner): SQL {
  return sql`
    UPDATE account SET
      balance = (SELECT sum(amount) FROM gl_entry WHERE gl_entry.account_id = account.id),
      last_movement = (SELECT max(created_at) + interval '12 minutes' FROM generated WHERE rank IS NOT NULL
        AND (generated.account_id = account.id OR (is_own AND account.id = ${second.id})))
    WHERE id IN (${main.id}, ${second.id})`;
}
