import { kyivMoment } from '../clock';
import type { Queries } from '../db';
import { plainApplications } from './applications';
import { decision } from './decision';
import type { Forms } from './forms';
import { html, type Html } from './html';
import { plainQuestionnaires } from './questionnaires';
import { plainTable, table } from './table';
import { waitingCertificates, waitingCompanies, waitingUsers, type Waiting } from './waiting';

const COLUMNS = [
  { field: 'id', title: 'Номер', cell: ({ id }: Waiting) => id },
  { field: 'company', title: 'Компанія', cell: ({ company }: Waiting) => company },
  { field: 'companyCode', title: 'Код', cell: ({ code }: Waiting) => code },
  { field: 'person', title: 'Особа', cell: ({ person }: Waiting) => person },
  { field: 'since', title: 'Чекає з', cell: ({ since }: Waiting) => since && kyivMoment(since).replace('T', ' ') },
];

const NO_COMPANIES = 'Жодна компанія не чекає підтвердження.';
const NO_USERS = 'Жоден користувач не чекає підтвердження.';
const NO_CERTIFICATES = 'Запитів на сертифікати немає.';

/** Renders companies and users waiting for confirmation. */
export async function registrations(queries: Queries, forms: Forms): Promise<Html> {
  const section = 'registrations';
  const [yes, no] = ['Підтвердити', 'Відхилити'];
  const ofCompany = { section, yes: { action: 'confirm', label: yes }, no: { action: 'refuse', label: no } } as const;
  const ofUser = {
    section,
    yes: { action: 'confirm-user', label: yes },
    no: { action: 'refuse-user', label: no },
  } as const;
  return html`${table(await waitingCompanies(queries), {
      row: 'company',
      empty: NO_COMPANIES,
      columns: [...COLUMNS, actions(({ id }) => decision(forms, { ...ofCompany, id }))],
    })}
    <h3>Користувачі</h3>
    ${table(await waitingUsers(queries), {
      row: 'user',
      empty: NO_USERS,
      columns: [...COLUMNS, actions(({ id }) => decision(forms, { ...ofUser, id }))],
    })}`;
}

export async function certificates(queries: Queries, forms: Forms): Promise<Html> {
  const decide = ({ id }: Waiting) =>
    decision(forms, {
      section: 'certificates',
      id,
      yes: { action: 'issue', label: 'Видати' },
      no: { action: 'refuse-certificate', label: 'Відмовити' },
    });
  return table(await waitingCertificates(queries), {
    row: 'certificateRequest',
    empty: NO_CERTIFICATES,
    columns: [...COLUMNS, actions(decide)],
  });
}

/** Formats everything that waits for a decision. */
export async function plainPending(queries: Queries): Promise<string> {
  const columns = COLUMNS;
  return [
    `Компанії\n${plainTable(await waitingCompanies(queries), { columns, empty: NO_COMPANIES })}`,
    `Користувачі\n${plainTable(await waitingUsers(queries), { columns, empty: NO_USERS })}`,
    `Сертифікати\n${plainTable(await waitingCertificates(queries), { columns, empty: NO_CERTIFICATES })}`,
    `Заявки\n${await plainApplications(queries)}`,
    `Анкети\n${await plainQuestionnaires(queries)}`,
  ].join('\n\n');
}

function actions(cell: (row: Waiting) => Html) {
  return { field: 'actions', title: 'Дії', cell };
}
