import { ApplicationKind, ApplicationStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { toKyivMoment } from '../clock';
import { schema, type Queries } from '../db';
import { renderDecision } from './render-decision';
import type { Forms } from './forms';
import { html, type Html } from './html';
import { formatTable, renderTable } from './render-table';

const { application, company, creditDeal } = schema;
const ROWS = 50;

/** Finds undecided applications and approved credits not issued yet, oldest first. */
async function findOpen(queries: Queries) {
  return queries
    .select({ row: application, company: company.shortName })
    .from(application)
    .innerJoin(company, eq(company.id, application.companyId))
    .leftJoin(creditDeal, eq(creditDeal.applicationId, application.id))
    .where(or(isNull(application.decidedAt), isToIssue()))
    .orderBy(asc(application.id))
    .limit(ROWS);
}

function isToIssue() {
  const isApproved = eq(application.status, ApplicationStatus.approved);
  return and(eq(application.kind, ApplicationKind.credit), isApproved, isNull(creditDeal.id));
}

type Open = Awaited<ReturnType<typeof findOpen>>[number];

const STATES: Readonly<Record<ApplicationStatus, string>> = {
  [ApplicationStatus.submitted]: 'подано',
  [ApplicationStatus.inReview]: 'на розгляді',
  [ApplicationStatus.approved]: 'погоджено',
  [ApplicationStatus.rejected]: 'відхилено',
  [ApplicationStatus.withdrawn]: 'відкликано',
};

const APPLICATIONS = {
  row: 'application',
  empty: 'Заявок немає.',
  columns: [
    { field: 'id', title: 'Номер', cell: ({ row }: Open) => row.id },
    { field: 'kind', title: 'Заявка', cell: ({ row }: Open) => formatKind(row.kind) },
    { field: 'company', title: 'Компанія', cell: (item: Open) => item.company },
    {
      field: 'amount',
      title: 'Сума',
      isNumber: true,
      cell: ({ row }: Open) => `${row.amount} ${row.currencyLetters}`,
    },
    { field: 'months', title: 'Місяців', isNumber: true, cell: ({ row }: Open) => row.months },
    { field: 'status', title: 'Стан', cell: ({ row }: Open) => STATES[row.status] },
    { field: 'submitted', title: 'Подано', cell: ({ row }: Open) => toKyivMoment(row.submittedAt).replace('T', ' ') },
  ],
};

export async function renderApplications(queries: Queries, forms: Forms): Promise<Html> {
  const decide = ({ row: { id, status } }: Open) => {
    const button = (action: string, label: string) =>
      forms.button({ action, label, about: String(id), fields: { id: String(id) } });
    if (status === ApplicationStatus.approved) return button('issue-credit', 'Видати кредит');
    const answer = renderDecision(forms, {
      section: 'applications',
      id,
      yes: { action: 'accept', label: 'Погодити' },
      no: { action: 'decline', label: 'Відхилити' },
    });
    return status === ApplicationStatus.submitted ? html`${button('review', 'На розгляд')} ${answer}` : answer;
  };
  const actions = { field: 'actions', title: 'Дії', cell: decide };
  return renderTable(await findOpen(queries), { ...APPLICATIONS, columns: [...APPLICATIONS.columns, actions] });
}

export async function formatApplications(queries: Queries): Promise<string> {
  return formatTable(await findOpen(queries), APPLICATIONS);
}

function formatKind(kind: ApplicationKind): string {
  return kind === ApplicationKind.deposit ? 'депозит' : 'кредит';
}
