import type { PayrollPayment } from '@ncb/shared-kernel/api/contract';
import { PayrollPart } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { ofCompany } from '../documents/company-document';

const { document } = schema;

const ORDER = Object.values(PayrollPart);

/** The payments that were made for a payroll, salary before fee; deleted ones are none. */
export async function paymentsOf(
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
    .where(and(ofCompany(companyId), eq(document.payrollId, payrollId)))
    .orderBy(document.id);
  return ORDER.flatMap((part) =>
    rows.filter((row) => row.part === part).map((row) => ({ ...row, part, id: String(row.id) })),
  );
}
