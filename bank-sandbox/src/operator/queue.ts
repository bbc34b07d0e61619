import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, eq } from 'drizzle-orm';
import { kindOf } from '../areas/documents/kinds';
import { kyivMoment } from '../clock';
import { schema, type Queries } from '../db';
import { decision } from './decision';
import type { Forms } from './forms';
import type { Html } from './html';
import { plainTable, table } from './table';

const { company, document } = schema;
const ROWS = 50;

async function queued(queries: Queries) {
  return queries
    .select({ document, company: company.shortName })
    .from(document)
    .innerJoin(company, eq(company.id, document.companyId))
    .where(eq(document.status, DocumentStatus.inProgress))
    .orderBy(asc(document.dueAt), asc(document.id))
    .limit(ROWS);
}

type Queued = Awaited<ReturnType<typeof queued>>[number];

const QUEUE = {
  row: 'queued',
  empty: 'Черга порожня.',
  columns: [
    { field: 'id', title: 'Ід.', cell: (row: Queued) => row.document.id },
    { field: 'kind', title: 'Документ', cell: (row: Queued) => kindOf(row.document).title },
    { field: 'company', title: 'Компанія', cell: (row: Queued) => row.company },
    { field: 'number', title: 'Номер', cell: (row: Queued) => row.document.number },
    { field: 'receiver', title: 'Отримувач', cell: (row: Queued) => row.document.receiverName },
    {
      field: 'amount',
      title: 'Сума',
      isNumber: true,
      cell: (row: Queued) => `${row.document.amount} ${row.document.currencyLetters}`,
    },
    { field: 'valueDate', title: 'Валютування', cell: (row: Queued) => row.document.valueDate },
    {
      field: 'due',
      title: 'Виконання з',
      cell: (row: Queued) => row.document.dueAt && kyivMoment(row.document.dueAt).replace('T', ' '),
    },
  ],
};

/** Renders the queue; the operator may decide before the engine. */
export async function queue(queries: Queries, forms: Forms): Promise<Html> {
  const decide = (row: Queued) =>
    decision(forms, {
      section: 'queue',
      id: row.document.id,
      yes: { action: 'execute', label: 'Виконати' },
      no: { action: 'abort', label: 'Відхилити' },
    });
  const actions = { field: 'actions', title: 'Дії', cell: decide };
  return table(await queued(queries), { ...QUEUE, columns: [...QUEUE.columns, actions] });
}

export async function plainQueue(queries: Queries): Promise<string> {
  return plainTable(await queued(queries), QUEUE);
}
