import { PAGE_OF_DOCUMENT, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { pagesKeptFrom, seesSalaries } from '@ncb/shared-kernel/domain/workflow';
import { and, eq, ne, notInArray } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { parseId } from '../ids';

const { draft } = schema;

/** The condition for what somebody has begun himself for the company he acts for. */
export function ownDrafts({ userId, accessMode, membership }: CompanyCaller) {
  // A sheet that he began while he saw salaries.
  const readable = seesSalaries(membership.payrollAccess) ? undefined : ne(draft.page, PAGE_OF_DOCUMENT[PAYROLL]);
  // A form of a page that his mode of access does not offer any more: it could not be opened.
  const closed = pagesKeptFrom(accessMode);
  const offered = closed.length > 0 ? notInArray(draft.page, [...closed]) : undefined;
  return and(eq(draft.userId, userId), eq(draft.companyId, membership.companyId), readable, offered);
}

/** One of them, by the wire's id; a colleague's draft is an unknown one. */
export function ownDraft(caller: CompanyCaller, id: string) {
  return and(eq(draft.id, parseId(id) ?? 0), ownDrafts(caller));
}
