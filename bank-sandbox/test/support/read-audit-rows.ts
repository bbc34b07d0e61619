import { and, asc, eq } from 'drizzle-orm';
import type { AuditAction } from '../../src/audit';
import { audit } from '../../src/db/schema';
import type { TestBank } from './open-test-bank';

export async function readAuditRows({ services }: TestBank, action: AuditAction, objectId?: string) {
  const rows = await services.db.queries
    .select()
    .from(audit)
    .where(and(eq(audit.action, action), objectId === undefined ? undefined : eq(audit.objectId, objectId)))
    .orderBy(asc(audit.id));
  return rows.map(({ userId, result }) => [userId, result] as const);
}
