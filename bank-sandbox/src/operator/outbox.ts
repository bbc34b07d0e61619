import { desc, eq } from 'drizzle-orm';
import { kyivMoment } from '../clock';
import { schema, type Queries } from '../db';
import type { Html } from './html';
import { table } from './table';

const { appUser, smsOutbox } = schema;
const ROWS = 20;

/** The SMS that the bank sent, newest first: here stands the code for signing in. */
export async function outbox(queries: Queries): Promise<Html> {
  const rows = await queries
    .select({ message: smsOutbox, login: appUser.login })
    .from(smsOutbox)
    .innerJoin(appUser, eq(appUser.id, smsOutbox.userId))
    .orderBy(desc(smsOutbox.id))
    .limit(ROWS);
  return table(rows, {
    row: 'sms',
    empty: 'Повідомлень ще немає.',
    columns: [
      { field: 'time', title: 'Час', cell: ({ message }) => kyivMoment(message.sentAt).replace('T', ' ') },
      { field: 'login', title: 'Логін', cell: ({ login }) => login },
      { field: 'phone', title: 'Телефон', cell: ({ message }) => message.phone },
      { field: 'code', title: 'Код', cell: ({ message }) => message.code },
    ],
  });
}
