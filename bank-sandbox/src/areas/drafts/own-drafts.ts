import { PAGE_OF_DOCUMENT, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { getClosedPages, seesSalaries } from '@ncb/shared-kernel/domain/workflow';
import { and, eq, notInArray } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { parseId } from '../parse-id';

const { draft } = schema;

/** Lists pages closed by access mode or for lack of the right to see salaries. */
export function listClosedPages({ accessMode, membership }: CompanyCaller): readonly string[] {
  const payrollPage = seesSalaries(membership.payrollAccess) ? [] : [PAGE_OF_DOCUMENT[PAYROLL]];
  return [...getClosedPages(accessMode), ...payrollPage];
}

export function ownDrafts(caller: CompanyCaller) {
  const closed = listClosedPages(caller);
  const offered = closed.length > 0 ? notInArray(draft.page, [...closed]) : undefined;
  return and(eq(draft.userId, caller.userId), eq(draft.companyId, caller.membership.companyId), offered);
}

export function ownDraft(caller: CompanyCaller, id: string) {
  return and(eq(draft.id, parseId(id) ?? 0), ownDrafts(caller));
}
