import { FOREIGN_I, SEARCH_SIGNS, searchText } from '@ncb/shared-kernel/domain/text';
import { asc, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

const { apostrophes, quotes } = SEARCH_SIGNS;
const SPACES = '\u00a0\u202f';
/** What `translate` writes in the place of each sign; quotes, behind the last of them, are left out. */
const SIGNS = apostrophes + SPACES + quotes;
const PLAIN_SIGNS = "'".repeat(apostrophes.length) + ' '.repeat(SPACES.length);

/**
 * A condition by which texts are found as lists find them on the screen: in any case, whatever apostrophes, and with or
 * without quotation marks, a Latin i among Cyrillic letters as the Ukrainian one. The collation says what a small letter
 * is: the database's own may know ASCII only.
 * @param where anywhere in the text, or at its beginning
 * @returns undefined where nothing is typed that could be looked for
 */
export function searched(
  column: SQLWrapper,
  typed: string | undefined,
  where: 'anywhere' | 'start' = 'anywhere',
): SQL | undefined {
  const text = searchText(typed ?? '');
  if (text === '') return undefined;
  const place = sql`strpos(${plainWords(column)}, ${text})`;
  return where === 'start' ? sql`${place} = 1` : sql`${place} > 0`;
}

/** The alphabetical order of texts, by which their apostrophes and quotation marks count as little as for a search. */
export function alphabetical(column: SQLWrapper): SQL {
  return asc(plainWords(column));
}

function plainWords(column: SQLWrapper): SQL {
  const words = sql`translate(lower(${column} COLLATE ukr), ${SIGNS}, ${PLAIN_SIGNS})`;
  return sql`regexp_replace(${words}, ${FOREIGN_I}, 'і', 'g')`;
}
