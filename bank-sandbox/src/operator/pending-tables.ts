import { toKyivMoment } from '../clock';
import type { Queries } from '../db';
import { formatApplications } from './render-applications';
import { renderDecision } from './render-decision';
import type { Forms } from './forms';
import { html, type Html } from './html';
import { formatQuestionnaires } from './render-questionnaires';
import { formatTable, renderTable } from './render-table';
import { findWaitingCertificates, findWaitingCompanies, findWaitingUsers, type WaitingItem } from './waiting-item';

const COLUMNS = [
  { field: 'id', title: 'Номер', cell: ({ id }: WaitingItem) => id },
  { field: 'company', title: 'Компанія', cell: ({ company }: WaitingItem) => company },
  { field: 'companyCode', title: 'Код', cell: ({ code }: WaitingItem) => code },
  { field: 'person', title: 'Особа', cell: ({ person }: WaitingItem) => person },
  {
    field: 'since',
    title: 'Чекає з',
    cell: ({ since }: WaitingItem) => since && toKyivMoment(since).replace('T', ' '),
  },
];

const NO_COMPANIES = 'Жодна компанія не чекає підтвердження.';
const NO_USERS = 'Жоден користувач не чекає підтвердження.';
const NO_CERTIFICATES = 'Запитів на сертифікати немає.';

/** Renders companies and users waiting for confirmation. */
export async function renderRegistrations(queries: Queries, forms: Forms): Promise<Html> {
  const section = 'registrations';
  const [yes, no] = ['Підтвердити', 'Відхилити'];
  const companyDecision = {
    section,
    yes: { action: 'confirm', label: yes },
    no: { action: 'refuse', label: no },
  } as const;
  const userDecision = {
    section,
    yes: { action: 'confirm-user', label: yes },
    no: { action: 'refuse-user', label: no },
  } as const;
  return html`${renderTable(await findWaitingCompanies(queries), {
      row: 'company',
      empty: NO_COMPANIES,
      columns: [...COLUMNS, createActionsColumn(({ id }) => renderDecision(forms, { ...companyDecision, id }))],
    })}
    <h3>Користувачі</h3>
    ${renderTable(await findWaitingUsers(queries), {
      row: 'user',
      empty: NO_USERS,
      columns: [...COLUMNS, createActionsColumn(({ id }) => renderDecision(forms, { ...userDecision, id }))],
    })}`;
}

export async function renderCertificates(queries: Queries, forms: Forms): Promise<Html> {
  const decide = ({ id }: WaitingItem) =>
    renderDecision(forms, {
      section: 'certificates',
      id,
      yes: { action: 'issue', label: 'Видати' },
      no: { action: 'refuse-certificate', label: 'Відмовити' },
    });
  return renderTable(await findWaitingCertificates(queries), {
    row: 'certificateRequest',
    empty: NO_CERTIFICATES,
    columns: [...COLUMNS, createActionsColumn(decide)],
  });
}

/** Formats everything that waits for a decision. */
export async function formatPending(queries: Queries): Promise<string> {
  const columns = COLUMNS;
  return [
    `Компанії\n${formatTable(await findWaitingCompanies(queries), { columns, empty: NO_COMPANIES })}`,
    `Користувачі\n${formatTable(await findWaitingUsers(queries), { columns, empty: NO_USERS })}`,
    `Сертифікати\n${formatTable(await findWaitingCertificates(queries), { columns, empty: NO_CERTIFICATES })}`,
    `Заявки\n${await formatApplications(queries)}`,
    `Анкети\n${await formatQuestionnaires(queries)}`,
  ].join('\n\n');
}

function createActionsColumn(cell: (row: WaitingItem) => Html) {
  return { field: 'actions', title: 'Дії', cell };
}
