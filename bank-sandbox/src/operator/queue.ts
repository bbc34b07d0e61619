import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, eq } from 'drizzle-orm';
import { kyivMoment } from '../clock';
import { schema, type Queries } from '../db';
import type { Html } from './html';
import { table } from './table';

const { company, document } = schema;
const ROWS = 50;

/** Documents that the engine will take. */
export async function queue(queries: Queries): Promise<Html> {
  const rows = await queries
    .select({ document, company: company.shortName })
    .from(document)
    .innerJoin(company, eq(company.id, document.companyId))
    .where(eq(document.status, DocumentStatus.inProgress))
    .orderBy(asc(document.dueAt), asc(document.id))
    .limit(ROWS);
  return table(rows, {
    row: 'queued',
    empty: 'Черга порожня.',
    columns: [
      { field: 'id', title: 'Ід.', cell: (row) => row.document.id },
      { field: 'company', title: 'Компанія', cell: (row) => row.company },
      { field: 'number', title: 'Номер', cell: (row) => row.document.number },
      { field: 'receiver', title: 'Отримувач', cell: (row) => row.document.receiverName },
      {
        field: 'amount',
        title: 'Сума',
        isNumber: true,
        cell: (row) => `${row.document.amount} ${row.document.currencyLetters}`,
      },
      { field: 'valueDate', title: 'Валютування', cell: (row) => row.document.valueDate },
      {
        field: 'due',
        title: 'Виконання з',
        cell: (row) => row.document.dueAt && kyivMoment(row.document.dueAt).replace('T', ' '),
      },
    ],
  });
}
