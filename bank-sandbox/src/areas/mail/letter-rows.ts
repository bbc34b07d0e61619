import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Membership } from '../../callers';
import { schema } from '../../db';

const { letter } = schema;

export type LetterRecord = typeof letter.$inferSelect;

/** Builds the condition for sent letters; unsigned ones are not sent yet. */
export function buildCompanyLettersCondition({ companyId }: Pick<Membership, 'companyId'>): SQL | undefined {
  return and(eq(letter.companyId, companyId), eq(letter.isWaiting, false));
}

export function getThreadId({ id, threadId }: Pick<LetterRecord, 'id' | 'threadId'>): number {
  return threadId ?? id;
}

export function buildThreadCondition(thread: number): SQL | undefined {
  return or(eq(letter.id, thread), eq(letter.threadId, thread));
}
