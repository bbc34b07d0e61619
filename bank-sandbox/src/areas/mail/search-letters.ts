import type { LetterRow } from '@ncb/shared-kernel/api/contract';
import { DOCUMENT_ROWS_FOUND_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Membership } from '../../callers';
import { schema, type Queries } from '../../db';
import { parseId } from '../parse-id';
import { toLetterRows } from './find-letters';
import { buildCompanyLettersCondition } from './letter-rows';

const { appUser, letter } = schema;

/** Finds the company's letters of both folders that have every word in subject, text or number, newest first. */
export async function searchLetters(
  queries: Queries,
  membership: Membership,
  words: readonly string[],
): Promise<LetterRow[]> {
  const rows = await queries
    .select({ letter, author: appUser })
    .from(letter)
    .leftJoin(appUser, eq(appUser.id, letter.authorId))
    .where(
      and(
        buildCompanyLettersCondition(membership),
        ...words.map((word) => or(sql`strpos(${letter.searchText}, ${word}) > 0`, eq(letter.id, parseId(word) ?? 0))),
      ),
    )
    .orderBy(desc(letter.id))
    .limit(DOCUMENT_ROWS_FOUND_MAX);
  return toLetterRows(queries, rows);
}
