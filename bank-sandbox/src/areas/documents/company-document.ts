import { PAYROLL, type DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { seesPayrolls, seesSalaries } from '@ncb/shared-kernel/domain/workflow';
import { and, eq, isNull } from 'drizzle-orm';
import type { Membership } from '../../callers';
import { schema, type Queries } from '../../db';
import { parseId } from '../ids';

const { document } = schema;

export type DocumentRow = typeof document.$inferSelect;

/** A document of the payment journal: one that the specification gives a number as type, as it gives payrolls none. */
export function isPaymentDocument<Row extends Pick<DocumentRow, 'type'>>(
  row: Row,
): row is Row & { readonly type: DocumentType } {
  return row.type !== PAYROLL;
}

/** False for a payroll that the user does not see: to him it is an unknown document. Source: reference/areas B7 */
export function isSeen({ type }: Pick<DocumentRow, 'type'>, { payrollAccess }: Pick<Membership, 'payrollAccess'>) {
  return type !== PAYROLL || seesPayrolls(payrollAccess);
}

/** False for a payroll whose rows the user does not see: what he signs or prints he must see. */
export function isReadable({ type }: Pick<DocumentRow, 'type'>, { payrollAccess }: Pick<Membership, 'payrollAccess'>) {
  return type !== PAYROLL || seesSalaries(payrollAccess);
}

/** A document of the company by the wire's id; null for an unknown one, a deleted one and for somebody else's. */
export async function companyDocument(queries: Queries, companyId: number, id: string): Promise<DocumentRow | null> {
  const [found] = await queries.select().from(document).where(within(companyId, id));
  return found ?? null;
}

/** The same, locked for a change to the end of the transaction. */
export async function lockDocument(tx: Queries, companyId: number, id: string): Promise<DocumentRow | null> {
  const [found] = await tx.select().from(document).where(within(companyId, id)).for('no key update');
  return found ?? null;
}

function within(companyId: number, id: string) {
  // No document has the id 0: an id that cannot be read finds nothing, as an unknown one.
  return and(eq(document.id, parseId(id) ?? 0), ofCompany(companyId));
}

/** The condition for all documents of a company that it has not deleted. */
export function ofCompany(companyId: number) {
  return and(eq(document.companyId, companyId), isNull(document.deletedAt));
}
