import type { AnswerOf, listDrafts, RequestOf } from '@ncb/shared-kernel/api/contract';
import { isDisplayable } from '@ncb/shared-kernel/domain/text';
import { and, desc, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { ownDrafts } from './own-drafts';

const { draft } = schema;

/** Answers `get_drafts`. */
export async function findDrafts(
  { db }: Services,
  caller: CompanyCaller,
  { page }: RequestOf<typeof listDrafts>,
): Promise<Outcome<AnswerOf<typeof listDrafts>>> {
  // Some characters (U+0000) make the database fail.
  if (page !== null && !isDisplayable(page)) return succeed({ drafts: [] });
  const rows = await db.queries
    .select()
    .from(draft)
    .where(and(ownDrafts(caller), page === null ? undefined : eq(draft.page, page)))
    .orderBy(desc(draft.savedAt), desc(draft.id));
  return succeed({
    drafts: rows.map(({ id, page: ofPage, name, data, savedAt }) => ({
      id: String(id),
      page: ofPage,
      name,
      data,
      saved: toKyivMoment(savedAt),
    })),
  });
}
