import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Membership } from '../../callers';
import { schema } from '../../db';

const { letter } = schema;

export type LetterRecord = typeof letter.$inferSelect;

/** Letters that a company has: what still waits for a signature nobody has sent. */
export function ofCompany({ companyId }: Pick<Membership, 'companyId'>): SQL | undefined {
  return and(eq(letter.companyId, companyId), eq(letter.isWaiting, false));
}

/** The letter that an exchange began with. */
export function threadOf({ id, threadId }: Pick<LetterRecord, 'id' | 'threadId'>): number {
  return threadId ?? id;
}

/** All letters of an exchange. */
export function inThread(thread: number): SQL | undefined {
  return or(eq(letter.id, thread), eq(letter.threadId, thread));
}
