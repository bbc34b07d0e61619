import { ApplicationKind } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, eq, isNull } from 'drizzle-orm';
import { kyivMoment } from '../clock';
import { schema, type Queries } from '../db';
import { decision } from './decision';
import type { Forms } from './forms';
import type { Html } from './html';
import { plainTable, table } from './table';

const { application, company } = schema;
const ROWS = 50;

/** Applications that the bank has not decided on yet, oldest first. */
async function open(queries: Queries) {
  return queries
    .select({ row: application, company: company.shortName })
    .from(application)
    .innerJoin(company, eq(company.id, application.companyId))
    .where(isNull(application.decidedAt))
    .orderBy(asc(application.id))
    .limit(ROWS);
}

type Open = Awaited<ReturnType<typeof open>>[number];

const APPLICATIONS = {
  row: 'application',
  empty: 'Заявок немає.',
  columns: [
    { field: 'id', title: 'Номер', cell: ({ row }: Open) => row.id },
    { field: 'kind', title: 'Заявка', cell: ({ row }: Open) => kindOf(row.kind) },
    { field: 'company', title: 'Компанія', cell: (item: Open) => item.company },
    {
      field: 'amount',
      title: 'Сума',
      isNumber: true,
      cell: ({ row }: Open) => `${row.amount} ${row.currencyLetters}`,
    },
    { field: 'months', title: 'Місяців', isNumber: true, cell: ({ row }: Open) => row.months },
    { field: 'submitted', title: 'Подано', cell: ({ row }: Open) => kyivMoment(row.submittedAt).replace('T', ' ') },
  ],
};

/** The bank's table of applications. */
export async function applications(queries: Queries, forms: Forms): Promise<Html> {
  const decide = ({ row }: Open) =>
    decision(forms, {
      section: 'applications',
      id: row.id,
      yes: { action: 'accept', label: 'Погодити' },
      no: { action: 'decline', label: 'Відхилити' },
    });
  const actions = { field: 'actions', title: 'Дії', cell: decide };
  return table(await open(queries), { ...APPLICATIONS, columns: [...APPLICATIONS.columns, actions] });
}

/** The same for a terminal. */
export async function plainApplications(queries: Queries): Promise<string> {
  return plainTable(await open(queries), APPLICATIONS);
}

function kindOf(kind: ApplicationKind): string {
  return kind === ApplicationKind.deposit ? 'депозит' : 'кредит';
}
