import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ACCESS_MODES, UserStatus, type AccessMode } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { DEMO_USERS, getKeyPassword } from '../seed';
import { renderInput, select, type Forms } from './forms';
import { html, type Html } from './html';
import { renderTable } from './render-table';

const { appUser, company, membership } = schema;
const ROWS = 200;

const ROLES = ['директор', 'бухгалтер', 'оператор'];
const RIGHTS = ['обидва підписи', 'перший підпис', 'другий підпис', 'без підпису'];
const STATUSES = ['зареєстрований', 'тимчасовий пароль', 'активний', 'заблокований', 'неактивний'];

const MODE_TEXTS: Readonly<Record<AccessMode, string>> = {
  0: '0: усе меню',
  1: '1: усе меню',
  2: '2: усе меню',
  3: '3: без кредитів і ключів',
};

/** Renders demonstration users with data to sign in and to sign. */
export async function renderPeople(queries: Queries, keysDirectory: string, forms: Forms): Promise<Html> {
  const rows = await queries
    .select({ user: appUser, membership, company: company.shortName })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .innerJoin(company, eq(company.id, membership.companyId))
    .orderBy(asc(appUser.id), asc(company.id))
    .limit(ROWS);
  const found = renderTable(rows, {
    row: 'person',
    empty: 'Людей немає.',
    columns: [
      { field: 'login', title: 'Логін', cell: ({ user }) => user.login },
      { field: 'password', title: 'Пароль', cell: ({ user }) => findDemoUser(user.login)?.passwd ?? '' },
      { field: 'company', title: 'Компанія', cell: (row) => row.company },
      { field: 'role', title: 'Роль', cell: (row) => ROLES[row.membership.role] ?? '' },
      { field: 'right', title: 'Право', cell: (row) => formatRight(row.membership) },
      { field: 'status', title: 'Статус', cell: ({ user }) => STATUSES[user.status] ?? '' },
      { field: 'mode', title: 'Режим доступу', cell: ({ user }) => String(user.accessMode) },
      { field: 'question', title: 'Секретне запитання', cell: ({ user }) => user.secretQuestion },
      { field: 'key', title: 'Ключ', cell: ({ user }) => renderKeyLink(user.login, keysDirectory) },
      { field: 'keyPassword', title: 'Пароль ключа', cell: ({ user }) => findKeyPassword(user.login, keysDirectory) },
      { field: 'actions', title: 'Дії', cell: ({ user }) => unlockButton(user, forms) },
    ],
  });
  return html`${found}
    <div class="actions">
      ${forms.form({
        action: 'unlock',
        section: 'people',
        label: 'Розблокувати за логіном',
        inputs: [
          renderInput({ name: 'login', title: 'Логін', maxLength: 64 }),
          renderInput({ name: 'answer', title: 'Секретна відповідь (якщо названо)', maxLength: 100, isOptional: true }),
        ],
      })}
      ${forms.form({
        action: 'mode',
        section: 'people',
        label: 'Дати режим доступу',
        inputs: [
          renderInput({ name: 'login', title: 'Логін', maxLength: 64 }),
          select('mode', 'Режим', Object.fromEntries(ACCESS_MODES.map((mode) => [mode, MODE_TEXTS[mode]]))),
        ],
      })}
    </div>`;
}

function unlockButton({ login, status }: typeof appUser.$inferSelect, forms: Forms): Html | null {
  if (status !== UserStatus.blocked) return null;
  return forms.button({ action: 'unlock', label: 'Розблокувати', about: login, fields: { login } });
}

/** Passwords are known only from the seed. */
function findDemoUser(login: string) {
  return DEMO_USERS.find((user) => user.login === login);
}

function formatRight({ signatureRight, rightsValid, rightsUntil }: typeof membership.$inferSelect): string {
  const term = rightsUntil === null ? '' : `, до ${toDotted(rightsUntil)}`;
  return `${RIGHTS[signatureRight] ?? ''}${rightsValid ? term : ', строк минув'}`;
}

function renderKeyLink(login: string, directory: string): Html | string {
  if (!findKeyFile(login, directory)) return '';
  const links = KEY_FILES.map(
    (ending) => html`<a href="/sandbox/keys/${login}.${ending}" download>${login}.${ending}</a> `,
  );
  return html`${links}`;
}

function findKeyPassword(login: string, directory: string): string {
  const user = findDemoUser(login);
  return user && findKeyFile(login, directory) ? getKeyPassword(user) : '';
}

/** Own format, and a DSTU 4145 key with its certificate. */
const KEY_FILES = ['pem', 'dat', 'cer'] as const;

/** Returns null for any other name. */
export function findKeyFile(login: string, directory: string, ending: string = 'pem'): string | null {
  const path = findDemoUser(login) && join(directory, `${login}.${ending}`);
  return path && existsSync(path) ? path : null;
}
