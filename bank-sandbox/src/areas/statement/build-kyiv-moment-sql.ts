import { BANK_TIME_ZONE } from '@ncb/shared-kernel/domain/dates';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Builds SQL of `2026-11-20T18:50:19`, null for none: `toKyivMoment` takes long for thousands of rows. */
export function buildKyivMomentSql(moment: SQLWrapper): SQL<string | null> {
  return sql<string | null>`to_char(${moment} AT TIME ZONE ${BANK_TIME_ZONE}, 'YYYY-MM-DD"T"HH24:MI:SS')`;
}
