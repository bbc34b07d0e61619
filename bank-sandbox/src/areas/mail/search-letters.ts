import type { LetterRow } from '@ncb/shared-kernel/api/contract';
import { DOCUMENT_ROWS_FOUND_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { eq, or, sql } from 'drizzle-orm';
import type { Membership } from '../../callers';
import { schema, type Queries } from '../../db';
import { parseId } from '../parse-id';
import { findLetterRows } from './find-letters';

const { letter } = schema;

/** Finds the company's letters of both folders that have every word in subject, text or number, newest first. */
export async function searchLetters(
  queries: Queries,
  membership: Membership,
  words: readonly string[],
): Promise<LetterRow[]> {
  const conditions = words.map((word) =>
    or(sql`strpos(${letter.searchText}, ${word}) > 0`, eq(letter.id, parseId(word) ?? 0)),
  );
  return findLetterRows(queries, membership, DOCUMENT_ROWS_FOUND_MAX, conditions);
}
