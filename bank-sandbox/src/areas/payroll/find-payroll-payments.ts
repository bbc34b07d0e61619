import type { PayrollPayment } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus, PayrollPart } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { buildCompanyDocumentsCondition, type DocumentRow } from '../documents/find-document';

const { document } = schema;

const ORDER = Object.values(PayrollPart);

/** Finds the payments made for a payroll, salary before fee. */
export async function findPayrollPayments(
  queries: Queries,
  companyId: number,
  payrollId: number,
): Promise<readonly PayrollPayment[]> {
  const rows = await queries
    .select({
      part: document.payrollPart,
      id: document.id,
      number: document.number,
      documentDate: document.documentDate,
      amount: document.amount,
      status: document.status,
    })
    .from(document)
    .where(and(buildCompanyDocumentsCondition(companyId), eq(document.payrollId, payrollId)))
    .orderBy(document.id);
  return ORDER.flatMap((part) =>
    rows.filter((row) => row.part === part).map((row) => ({ ...row, part, id: String(row.id) })),
  );
}

/** Finds payments without deleted and refused ones, which may be made again. */
export async function findEffectivePayments(tx: Queries, payrollId: number): Promise<readonly DocumentRow[]> {
  return tx
    .select()
    .from(document)
    .where(
      and(eq(document.payrollId, payrollId), isNull(document.deletedAt), ne(document.status, DocumentStatus.aborted)),
    );
}
