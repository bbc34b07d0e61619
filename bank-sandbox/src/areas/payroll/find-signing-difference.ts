import type { PayrollDifferenceToSign } from '@ncb/shared-kernel/api/contract';
import { isMuchMore, comparePayrolls } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, desc, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { buildCompanyDocumentsCondition, type DocumentRow } from '../documents/find-document';
import { readGrid, type GridRow } from './payroll-grid';

const { document, payroll } = schema;

type Mark = PayrollDifferenceToSign['marks'][number];

/** Compares a payroll with the last executed one of its type. */
export async function findSigningDifference(
  queries: Queries,
  { id, companyId }: DocumentRow,
): Promise<PayrollDifferenceToSign | undefined> {
  const grid = await readGrid(queries, id);
  const [last] = await queries
    .select({ document, employeeCount: payroll.employeeCount })
    .from(document)
    .innerJoin(payroll, eq(payroll.documentId, document.id))
    .where(
      and(
        buildCompanyDocumentsCondition(companyId),
        eq(document.status, DocumentStatus.success),
        eq(payroll.typeId, grid.typeId),
        eq(payroll.otherType, grid.otherType),
      ),
    )
    .orderBy(desc(document.confirmedAt), desc(document.id))
    .limit(1);
  if (!last) return undefined;
  const before = await readGrid(queries, last.document.id);
  const { number, documentDate, amount: total } = last.document;
  const { left, marks } = compareRows(before.employees, grid.employees);
  return { number, documentDate, total, employeeCount: last.employeeCount, left, marks };
}

function compareRows(before: readonly GridRow[], now: readonly GridRow[]) {
  const { joined, left, accountChanged, amountChanged } = comparePayrolls(before, now);
  const places = new Map(now.map((row, index) => [row, index + 1]));
  const at = (row: GridRow, mark: Mark['mark'], earlier: string): Mark => ({
    row: places.get(row) ?? 0,
    mark,
    before: earlier,
  });
  const marks = [
    ...joined.map((row) => at(row, 'joined', '')),
    ...accountChanged.map((row) => at(row.after, 'account', row.before.account)),
    ...amountChanged
      .filter(({ before: { amount }, after: row }) => isMuchMore(amount, row.amount))
      .map((row) => at(row.after, 'amount', row.before.amount)),
  ].sort((one, other) => one.row - other.row);
  return { left: left.length, marks };
}
