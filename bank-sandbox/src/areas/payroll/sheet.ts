import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { employee, payroll, payrollRow } = schema;

type Header = Omit<typeof payroll.$inferSelect, 'documentId' | 'employeeCount'>;
/** A row of the sheet: an employee and what he is paid, an exact amount. */
export type SheetRow = Omit<typeof payrollRow.$inferSelect, 'documentId' | 'row' | 'outcome' | 'reason'>;

/** A row as it is shown: with what the bank knows of the person and what became of it. */
export interface ShownRow extends SheetRow, Pick<typeof payrollRow.$inferSelect, 'outcome' | 'reason'> {
  readonly fromBank: boolean;
}

/** What a payroll has beside the requisites of every document. */
export interface Sheet extends Header {
  readonly employees: readonly SheetRow[];
}

/** Keeps the sheet of a payroll's present version in the place of the earlier one's. */
export async function keepSheet(tx: Queries, documentId: number, { employees, ...header }: Sheet): Promise<void> {
  const values = { ...header, employeeCount: employees.length };
  await tx
    .insert(payroll)
    .values({ documentId, ...values })
    .onConflictDoUpdate({ target: payroll.documentId, set: values });
  await tx.delete(payrollRow).where(eq(payrollRow.documentId, documentId));
  // As JSON in one parameter: PostgreSQL takes 65,535 of them, and 5,000 rows of values need more.
  await tx.execute(sql`
    INSERT INTO payroll_row (document_id, row, tax_code, last_name, first_name, middle_name, account, amount)
    SELECT ${documentId}::bigint, sheet.place, item ->> 'taxCode', item ->> 'lastName', item ->> 'firstName',
        item ->> 'middleName', item ->> 'account', (item ->> 'amount')::numeric
      FROM jsonb_array_elements(${JSON.stringify(employees)}::jsonb) WITH ORDINALITY AS sheet (item, place)`);
}

const sheetColumns = {
  taxCode: payrollRow.taxCode,
  lastName: payrollRow.lastName,
  firstName: payrollRow.firstName,
  middleName: payrollRow.middleName,
  account: payrollRow.account,
  amount: payrollRow.amount,
};

/** The rows of a company's payroll in their order, as they are shown. */
export async function shownRows(queries: Queries, companyId: number, documentId: number): Promise<readonly ShownRow[]> {
  const isKnown = exists(
    queries
      .select({ id: employee.id })
      .from(employee)
      .where(
        and(
          eq(employee.companyId, companyId),
          eq(employee.fromBank, true),
          eq(employee.account, payrollRow.account),
          eq(employee.taxCode, payrollRow.taxCode),
        ),
      ),
  );
  return queries
    .select({
      ...sheetColumns,
      outcome: payrollRow.outcome,
      reason: payrollRow.reason,
      fromBank: sql<boolean>`${isKnown}`,
    })
    .from(payrollRow)
    .where(eq(payrollRow.documentId, documentId))
    .orderBy(asc(payrollRow.row));
}

/** What a payroll has beside the requisites of every document and its rows. */
export async function headerOf(queries: Queries, documentId: number): Promise<Header> {
  const [header] = await queries.select().from(payroll).where(eq(payroll.documentId, documentId));
  if (!header) throw new Error(`payroll ${documentId} has no sheet`);
  const { salaryProjectId, typeId, otherType, period, half } = header;
  return { salaryProjectId, typeId, otherType, period, half };
}

/** The sheet of a payroll, rows in their order. */
export async function sheetOf(queries: Queries, documentId: number): Promise<Sheet> {
  const employees = await queries
    .select(sheetColumns)
    .from(payrollRow)
    .where(eq(payrollRow.documentId, documentId))
    .orderBy(asc(payrollRow.row));
  return { ...(await headerOf(queries, documentId)), employees };
}

/** `Тестенко Іван Петрович`. */
export function fullName({ lastName, firstName, middleName }: SheetRow): string {
  return [lastName, firstName, middleName].filter((name) => name !== '').join(' ');
}
