import type { AnswerOf, findDocuments } from '@ncb/shared-kernel/api/contract';
import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import { DOCUMENT_ROWS_FOUND_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, sql } from 'drizzle-orm';
import type { Membership } from '../../callers';
import { buildSearchCondition, schema, type Queries } from '../../db';
import { orderAlphabetically } from '../../db/build-search-condition';

const { appUser, membership } = schema;

/** Finds users of the caller's company that have every word in name or position. */
export async function searchUsers(
  queries: Queries,
  { companyId }: Membership,
  words: readonly string[],
): Promise<AnswerOf<typeof findDocuments>['users']> {
  const { lastName, firstName, middleName } = appUser;
  const text = sql`concat_ws(' ', ${lastName}, ${firstName}, ${middleName}, ${membership.position})`;
  const rows = await queries
    .select({ id: appUser.id, lastName, firstName, middleName, position: membership.position })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .where(and(eq(membership.companyId, companyId), ...words.map((word) => buildSearchCondition(text, word))))
    .orderBy(orderAlphabetically(lastName), orderAlphabetically(firstName), appUser.id)
    .limit(DOCUMENT_ROWS_FOUND_MAX);
  return rows.map(({ id, position, ...user }) => ({ id: String(id), name: joinFullName(user), position }));
}
