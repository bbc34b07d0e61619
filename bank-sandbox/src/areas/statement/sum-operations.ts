import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { sql } from 'drizzle-orm';
import { selectRows, type Queries } from '../../db';

/** Operations by day and side, in foreign currency also by amount. */
export interface OperationsOfDay {
  readonly accountId: number;
  readonly day: string;
  readonly isDebit: boolean;
  readonly count: number;
  readonly sum: string;
  /** Amount to convert and round separately; null in hryvnias. */
  readonly each: string | null;
}

/** Sums in the database by account, day and side. */
export function sumOperations(
  tx: Queries,
  accountIds: readonly number[],
  start: string,
  end: string,
): Promise<readonly OperationsOfDay[]> {
  return selectRows<OperationsOfDay>(
    tx,
    sql`
    SELECT e.account_id AS "accountId", e.bank_day::text AS day, e.amount < 0 AS "isDebit",
        CASE WHEN a.currency_code = ${UAH.code} THEN NULL ELSE abs(e.amount) END::text AS each,
        count(*)::integer AS count, sum(abs(e.amount))::text AS sum
      FROM gl_entry e JOIN account a ON a.id = e.account_id
      WHERE e.account_id IN ${accountIds} AND e.bank_day BETWEEN ${start} AND ${end}
      GROUP BY 1, 2, 3, 4`,
  );
}

/** Sums the later movements: the present balance less this is the balance of that day. */
export async function sumLaterMovements(
  tx: Queries,
  accountIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = await selectRows<{ accountId: number; sum: string }>(
    tx,
    sql`
    SELECT account_id AS "accountId", sum(amount)::text AS sum
      FROM gl_entry WHERE account_id IN ${accountIds} AND bank_day > ${day} GROUP BY 1`,
  );
  return new Map(rows.map(({ accountId, sum }) => [accountId, sum]));
}
