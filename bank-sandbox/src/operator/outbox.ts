import { desc, eq } from 'drizzle-orm';
import { kyivMoment } from '../clock';
import { schema, type Queries } from '../db';
import { html, type Html } from './html';
import { plainTable, table } from './table';

const { appUser, emailOutbox, smsOutbox } = schema;
const ROWS = 20;

/** Finds SMS with sign-in codes, newest first. */
async function recentSms(queries: Queries) {
  return queries
    .select({ message: smsOutbox, login: appUser.login })
    .from(smsOutbox)
    .innerJoin(appUser, eq(appUser.id, smsOutbox.userId))
    .orderBy(desc(smsOutbox.id))
    .limit(ROWS);
}

type Sms = Awaited<ReturnType<typeof recentSms>>[number];

const SMS = {
  row: 'sms',
  empty: 'Повідомлень ще немає.',
  columns: [
    { field: 'time', title: 'Час', cell: ({ message }: Sms) => timeOf(message.sentAt) },
    { field: 'login', title: 'Логін', cell: ({ login }: Sms) => login },
    { field: 'phone', title: 'Телефон', cell: ({ message }: Sms) => message.phone },
    { field: 'code', title: 'Код', cell: ({ message }: Sms) => message.code },
  ],
};

type Mail = typeof emailOutbox.$inferSelect;

async function recentMails(queries: Queries): Promise<readonly Mail[]> {
  return queries.select().from(emailOutbox).orderBy(desc(emailOutbox.id)).limit(ROWS);
}

const MAILS = {
  row: 'mail',
  empty: 'Листів ще немає.',
  columns: [
    { field: 'time', title: 'Час', cell: ({ sentAt }: Mail) => timeOf(sentAt) },
    { field: 'receiver', title: 'Кому', cell: ({ receiver }: Mail) => receiver },
    { field: 'subject', title: 'Тема', cell: ({ subject }: Mail) => subject },
    { field: 'text', title: 'Текст', cell: ({ body }: Mail) => body },
  ],
};

/** Renders SMS and e-mails. */
export async function outbox(queries: Queries): Promise<Html> {
  return html`${table(await recentSms(queries), SMS)}
    <h3>Пошта</h3>
    ${table(await recentMails(queries), MAILS)}`;
}

export async function plainOutbox(queries: Queries): Promise<string> {
  const [sms, mails] = [await recentSms(queries), await recentMails(queries)];
  return `SMS\n${plainTable(sms, SMS)}\n\nПошта\n${plainTable(mails, MAILS)}`;
}

function timeOf(moment: Date): string {
  return kyivMoment(moment).replace('T', ' ');
}
