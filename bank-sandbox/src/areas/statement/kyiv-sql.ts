import { BANK_TIME_ZONE } from '@ncb/shared-kernel/domain/dates';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * `2026-11-20T18:50:19`: the wall clock in Kyiv at a moment of the database, null for none. For thousands of rows, where
 * `kyivMoment` would take longer than all the rest.
 */
export function kyivMomentOf(moment: SQLWrapper): SQL<string | null> {
  return sql<string | null>`to_char(${moment} AT TIME ZONE ${BANK_TIME_ZONE}, 'YYYY-MM-DD"T"HH24:MI:SS')`;
}
