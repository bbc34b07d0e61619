import type { ActionRow, getActions, RequestOf } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { and, count, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { actionDocumentId, actionUserId } from '../../audit';
import type { Membership } from '../../callers';
import { getKyivDayStart, toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { formatShortName } from '../identity/users';
import { parseId } from '../parse-id';
import { buildObjectCondition, buildPayrollCondition } from './build-object-condition';

const { actionEntry, appUser, document } = schema;
const targetUser = alias(appUser, 'person');
const previousEntry = alias(actionEntry, 'previous_entry');

export type ActionFilter = RequestOf<typeof getActions>;
type FoundEntry = Awaited<ReturnType<typeof findEntries>>[number];

/** Builds the condition for a filter of the company's journal, without paging. */
export function buildJournalCondition(membership: Membership, filter: Omit<ActionFilter, 'lastId'>): SQL | undefined {
  const { userId, start, end, type } = filter;
  return and(
    eq(actionEntry.companyId, membership.companyId),
    buildPayrollCondition(membership),
    type === null ? undefined : eq(actionEntry.word, type),
    userId === null ? undefined : eq(actionEntry.userId, parseId(userId) ?? 0),
    start === null ? undefined : gte(actionEntry.at, getKyivDayStart(start)),
    end === null ? undefined : lt(actionEntry.at, getKyivDayStart(addDays(end, 1))),
    buildObjectCondition(membership.companyId, filter),
  );
}

/** Finds the newest entries after the previous portion. */
export async function findEntries(queries: Queries, condition: SQL | undefined, lastId: string | null, limit: number) {
  // Select before joining, so that names are looked up for the selected rows only.
  const chosen = queries
    .select()
    .from(actionEntry)
    .where(and(condition, lastId === null ? undefined : lt(actionEntry.auditId, parseId(lastId) ?? 0)))
    .orderBy(desc(actionEntry.auditId))
    .limit(limit)
    .as('action_entry');
  return queries
    .select({
      auditId: chosen.auditId,
      number: chosen.number,
      actionType: chosen.word,
      at: chosen.at,
      detail: chosen.detail,
      address: chosen.address,
      objectType: chosen.objectType,
      objectId: chosen.objectId,
      record: chosen.record,
      hash: chosen.hash,
      previousHash: previousEntry.hash,
      user: appUser,
      person: targetUser,
      document: { type: document.type, number: document.number },
    })
    .from(chosen)
    .leftJoin(appUser, eq(appUser.id, chosen.userId))
    .leftJoin(
      previousEntry,
      and(eq(previousEntry.companyId, chosen.companyId), eq(previousEntry.number, sql`${chosen.number} - 1`)),
    )
    .leftJoin(document, eq(document.id, actionDocumentId))
    .leftJoin(targetUser, eq(targetUser.id, actionUserId))
    .orderBy(desc(chosen.auditId));
}

export async function countEntries(queries: Queries, condition: SQL | undefined): Promise<number> {
  const [counted] = await queries.select({ entries: count() }).from(actionEntry).where(condition);
  return counted?.entries ?? 0;
}

export function toAction(entry: FoundEntry): ActionRow {
  const {
    auditId,
    number,
    actionType,
    user,
    at,
    detail,
    address,
    objectType,
    objectId,
    document: target,
    person: whom,
  } = entry;
  return {
    id: String(auditId),
    number,
    type: actionType,
    userName: user ? formatShortName(user) : '',
    time: toKyivMoment(at),
    ...(detail !== null && { detail }),
    address,
    objectType: objectType ?? '',
    objectId: objectId ?? '',
    documentType: String(target?.type ?? ''),
    objectName: whom ? formatShortName(whom) : (target?.number ?? ''),
  };
}
