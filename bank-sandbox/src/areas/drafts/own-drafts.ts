import { PAGE_OF_DOCUMENT, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { pagesKeptFrom, seesSalaries } from '@ncb/shared-kernel/domain/workflow';
import { and, eq, notInArray } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { parseId } from '../ids';

const { draft } = schema;

/** Pages that the user cannot open: their mode of access does not offer them, or they see no salaries. */
export function closedPages({ accessMode, membership }: CompanyCaller): readonly string[] {
  const sheet = seesSalaries(membership.payrollAccess) ? [] : [PAGE_OF_DOCUMENT[PAYROLL]];
  return [...pagesKeptFrom(accessMode), ...sheet];
}

/** The condition for the user's own drafts in the company; one of a page that they can open no more is left out. */
export function ownDrafts(caller: CompanyCaller) {
  const closed = closedPages(caller);
  const offered = closed.length > 0 ? notInArray(draft.page, [...closed]) : undefined;
  return and(eq(draft.userId, caller.userId), eq(draft.companyId, caller.membership.companyId), offered);
}

/** One of them, by the wire's id; a colleague's draft is an unknown one. */
export function ownDraft(caller: CompanyCaller, id: string) {
  return and(eq(draft.id, parseId(id) ?? 0), ownDrafts(caller));
}
