import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { or, sql, type Column, type SQL } from 'drizzle-orm';

interface Searched {
  readonly texts: readonly Column[];
  /** Codes and accounts, which people paste with spaces. */
  readonly codes: readonly Column[];
}

/**
 * The condition for rows that hold a part of a text, in capitals or small letters; none for an empty text.
 */
export function holding(text: string, { texts, codes }: Searched): SQL | undefined {
  const compact = normaliseIban(text);
  if (compact === '') return undefined;
  return or(...texts.map((column) => holds(column, text.trim())), ...codes.map((column) => holds(column, compact)));
}

/** The collation says what a small letter is: the database's own may know ASCII only. */
function holds(column: Column, part: string): SQL {
  return sql`strpos(lower(${column} COLLATE ukr), ${part.toLowerCase()}) > 0`;
}
