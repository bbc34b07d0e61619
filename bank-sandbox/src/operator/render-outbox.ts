import { desc, eq } from 'drizzle-orm';
import { toKyivMoment } from '../clock';
import { schema, type Queries } from '../db';
import { html, type Html } from './html';
import { formatTable, renderTable } from './render-table';

const { appUser, emailOutbox, smsOutbox } = schema;
const ROWS = 20;

/** Finds SMS with sign-in codes, newest first. */
async function findRecentSms(queries: Queries) {
  return queries
    .select({ message: smsOutbox, login: appUser.login })
    .from(smsOutbox)
    .innerJoin(appUser, eq(appUser.id, smsOutbox.userId))
    .orderBy(desc(smsOutbox.id))
    .limit(ROWS);
}

type Sms = Awaited<ReturnType<typeof findRecentSms>>[number];

const SMS = {
  row: 'sms',
  empty: 'Повідомлень ще немає.',
  columns: [
    { field: 'time', title: 'Час', cell: ({ message }: Sms) => formatTime(message.sentAt) },
    { field: 'login', title: 'Логін', cell: ({ login }: Sms) => login },
    { field: 'phone', title: 'Телефон', cell: ({ message }: Sms) => message.phone },
    { field: 'code', title: 'Код', cell: ({ message }: Sms) => message.code },
  ],
};

type Mail = typeof emailOutbox.$inferSelect;

async function findRecentMails(queries: Queries): Promise<readonly Mail[]> {
  return queries.select().from(emailOutbox).orderBy(desc(emailOutbox.id)).limit(ROWS);
}

const MAILS = {
  row: 'mail',
  empty: 'Листів ще немає.',
  columns: [
    { field: 'time', title: 'Час', cell: ({ sentAt }: Mail) => formatTime(sentAt) },
    { field: 'receiver', title: 'Кому', cell: ({ receiver }: Mail) => receiver },
    { field: 'subject', title: 'Тема', cell: ({ subject }: Mail) => subject },
    { field: 'text', title: 'Текст', cell: ({ body }: Mail) => body },
  ],
};

/** Renders SMS and e-mails. */
export async function renderOutbox(queries: Queries): Promise<Html> {
  return html`${renderTable(await findRecentSms(queries), SMS)}
    <h3>Пошта</h3>
    ${renderTable(await findRecentMails(queries), MAILS)}`;
}

export async function formatOutbox(queries: Queries): Promise<string> {
  const [sms, mails] = [await findRecentSms(queries), await findRecentMails(queries)];
  return `SMS\n${formatTable(sms, SMS)}\n\nПошта\n${formatTable(mails, MAILS)}`;
}

function formatTime(moment: Date): string {
  return toKyivMoment(moment).replace('T', ' ');
}
