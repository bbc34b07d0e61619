import { PAYROLL, type DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { seesPayrolls, seesSalaries } from '@ncb/shared-kernel/domain/workflow';
import { and, eq, isNull } from 'drizzle-orm';
import type { Membership } from '../../callers';
import { schema, type Queries } from '../../db';
import { parseId } from '../parse-id';

const { document } = schema;

export type DocumentRow = typeof document.$inferSelect;

/** True for types with a number in the specification; payrolls have none. */
export function isPaymentDocument<Row extends Pick<DocumentRow, 'type'>>(
  row: Row,
): row is Row & { readonly type: DocumentType } {
  return row.type !== PAYROLL;
}

/** False for a payroll hidden from the user. Source: docs/requirements/payroll.md#who-sees-salaries. */
export function isSeen({ type }: Pick<DocumentRow, 'type'>, { payrollAccess }: Pick<Membership, 'payrollAccess'>) {
  return type !== PAYROLL || seesPayrolls(payrollAccess);
}

/** False if a payroll's rows are hidden: users must see what they sign or print. */
export function isReadable({ type }: Pick<DocumentRow, 'type'>, { payrollAccess }: Pick<Membership, 'payrollAccess'>) {
  return type !== PAYROLL || seesSalaries(payrollAccess);
}

/** Finds a company's document by wire id; null for an unknown or deleted one. */
export async function findDocument(queries: Queries, companyId: number, id: string): Promise<DocumentRow | null> {
  const [found] = await queries.select().from(document).where(buildDocumentCondition(companyId, id));
  return found ?? null;
}

export async function lockDocument(tx: Queries, companyId: number, id: string): Promise<DocumentRow | null> {
  const [found] = await tx.select().from(document).where(buildDocumentCondition(companyId, id)).for('no key update');
  return found ?? null;
}

function buildDocumentCondition(companyId: number, id: string) {
  // No document has the id 0.
  return and(eq(document.id, parseId(id) ?? 0), buildCompanyDocumentsCondition(companyId));
}

export function buildCompanyDocumentsCondition(companyId: number) {
  return and(eq(document.companyId, companyId), isNull(document.deletedAt));
}
