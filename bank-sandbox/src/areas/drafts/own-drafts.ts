import { and, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { parseId } from '../ids';

const { draft } = schema;

/** The condition for what somebody has begun himself for the company he acts for. */
export function ownDrafts({ userId, membership }: CompanyCaller) {
  return and(eq(draft.userId, userId), eq(draft.companyId, membership.companyId));
}

/** One of them, by the wire's id; a colleague's draft is an unknown one. */
export function ownDraft(caller: CompanyCaller, id: string) {
  return and(eq(draft.id, parseId(id) ?? 0), ownDrafts(caller));
}
