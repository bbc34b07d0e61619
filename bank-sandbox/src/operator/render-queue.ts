import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, eq } from 'drizzle-orm';
import { getDocumentKind } from '../areas/documents/get-document-kind';
import { toKyivMoment } from '../clock';
import { schema, type Queries } from '../db';
import { renderDecision } from './render-decision';
import type { Forms } from './forms';
import type { Html } from './html';
import { formatTable, renderTable } from './render-table';

const { company, document } = schema;
const ROWS = 50;

async function findQueued(queries: Queries) {
  return queries
    .select({ document, company: company.shortName })
    .from(document)
    .innerJoin(company, eq(company.id, document.companyId))
    .where(eq(document.status, DocumentStatus.inProgress))
    .orderBy(asc(document.dueAt), asc(document.id))
    .limit(ROWS);
}

type Queued = Awaited<ReturnType<typeof findQueued>>[number];

const QUEUE = {
  row: 'queued',
  empty: 'Черга порожня.',
  columns: [
    { field: 'id', title: 'Ід.', cell: (row: Queued) => row.document.id },
    { field: 'kind', title: 'Документ', cell: (row: Queued) => getDocumentKind(row.document).title },
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
      cell: (row: Queued) => row.document.dueAt && toKyivMoment(row.document.dueAt).replace('T', ' '),
    },
  ],
};

/** Renders the queue; the operator may decide before the engine. */
export async function renderQueue(queries: Queries, forms: Forms): Promise<Html> {
  const decide = (row: Queued) =>
    renderDecision(forms, {
      section: 'queue',
      id: row.document.id,
      yes: { action: 'execute', label: 'Виконати' },
      no: { action: 'abort', label: 'Відхилити' },
    });
  const actions = { field: 'actions', title: 'Дії', cell: decide };
  return renderTable(await findQueued(queries), { ...QUEUE, columns: [...QUEUE.columns, actions] });
}

export async function formatQueue(queries: Queries): Promise<string> {
  return formatTable(await findQueued(queries), QUEUE);
}
