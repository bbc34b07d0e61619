import { and, eq, sql } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { DocumentRow } from '../documents/company-document';

const { employee, payrollPayment, payrollRow } = schema;

/** Writes down what an executed payroll paid to whom, and what each employee of the company got last. */
export async function keepPaid(tx: Queries, { id, companyId }: DocumentRow, now: Date): Promise<void> {
  await tx.insert(payrollPayment).select(
    tx
      .select({
        documentId: payrollRow.documentId,
        row: payrollRow.row,
        account: payrollRow.account,
        amount: payrollRow.amount,
        postedAt: sql`${now.toISOString()}::timestamptz`.as('posted_at'),
      })
      .from(payrollRow)
      .where(eq(payrollRow.documentId, id)),
  );
  await tx
    .update(employee)
    .set({ amount: sql`${payrollRow.amount}` })
    .from(payrollRow)
    .where(
      and(
        eq(payrollRow.documentId, id),
        eq(employee.companyId, companyId),
        eq(employee.account, payrollRow.account),
        eq(employee.taxCode, payrollRow.taxCode),
      ),
    );
}
