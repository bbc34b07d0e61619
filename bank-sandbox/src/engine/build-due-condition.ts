import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { schema } from '../db';

const { document } = schema;

/** Builds the condition of documents that the engine executes now. */
export function buildDueCondition(now: Date, bankDay: string) {
  return and(
    eq(document.status, DocumentStatus.inProgress),
    lte(document.dueAt, now),
    or(isNull(document.valueDate), lte(document.valueDate, bankDay)),
  );
}
