import { FOREIGN_I, SEARCH_SIGNS, toSearchText } from '@ncb/shared-kernel/domain/text';
import { asc, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

const { apostrophes, quotes } = SEARCH_SIGNS;
const SPACES = '\u00a0\u202f';
/** Signs of `translate`; quotes at the end have no counterpart and are removed. */
const SIGNS = apostrophes + SPACES + quotes;
const PLAIN_SIGNS = "'".repeat(apostrophes.length) + ' '.repeat(SPACES.length);

/**
 * Builds the condition of a search as on the screen: ignoring case, apostrophes and quotation marks; a Latin i counts
 * as the Ukrainian one. Uses the collation, because the database's lower case may know ASCII only.
 * @param where anywhere in the text, or at its start
 * @returns undefined for an empty search text
 */
export function buildSearchCondition(
  column: SQLWrapper,
  typed: string | undefined,
  where: 'anywhere' | 'start' = 'anywhere',
): SQL | undefined {
  const text = toSearchText(typed ?? '');
  if (text === '') return undefined;
  const place = sql`strpos(${normaliseSql(column)}, ${text})`;
  return where === 'start' ? sql`${place} = 1` : sql`${place} > 0`;
}

/** Ignores apostrophes and quotation marks, like a search. */
export function orderAlphabetically(column: SQLWrapper): SQL {
  return asc(normaliseSql(column));
}

/** Brings a text into the form of `toSearchText`; documents have theirs stored (migration 0055). */
export function normaliseSql(column: SQLWrapper): SQL {
  const words = sql`translate(lower(${column} COLLATE ukr), ${SIGNS}, ${PLAIN_SIGNS})`;
  return sql`regexp_replace(${words}, ${FOREIGN_I}, 'і', 'g')`;
}
