import { and, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { sendMail } from '../../operator/send-mail';
import { endPasskeySessions } from '../identity/sessions';
import { findUserById } from '../identity/users';

const { passkey } = schema;

/** Removes a user's passkey and ends the sessions that it opened. @returns its name, null if the user has none such */
export async function removePasskey(tx: Queries, userId: number, id: number): Promise<string | null> {
  await endPasskeySessions(tx, await findIds(tx, userId, id));
  const [removed] = await tx
    .delete(passkey)
    .where(and(eq(passkey.userId, userId), eq(passkey.id, id)))
    .returning({ name: passkey.name });
  return removed?.name ?? null;
}

/** Removes all passkeys of a user and ends the sessions that they opened. @returns their number */
export async function removeAllPasskeys(tx: Queries, userId: number): Promise<number> {
  await endPasskeySessions(tx, await findIds(tx, userId));
  const removed = await tx.delete(passkey).where(eq(passkey.userId, userId)).returning({ id: passkey.id });
  return removed.length;
}

/** Locks the rows, so that no sign-in opens a session between its end and the removal. */
async function findIds(tx: Queries, userId: number, id?: number): Promise<readonly number[]> {
  const rows = await tx
    .select({ id: passkey.id })
    .from(passkey)
    .where(and(eq(passkey.userId, userId), id === undefined ? undefined : eq(passkey.id, id)))
    .for('update');
  return rows.map((row) => row.id);
}

/** Sends the e-mail about a removal by others or without signing in. */
export async function tellPasskeysRemoved(tx: Queries, userId: number, at: Date): Promise<void> {
  const { email } = await findUserById(tx, userId);
  const text =
    'Усі ваші ключі доступу прибрано: з них більше не можна ввійти. Увійдіть паролем і кодом SMS та додайте нові в меню «Ключі доступу». Якщо це для вас несподіванка, подзвоніть у банк.';
  await sendMail(tx, { to: email, subject: 'Ключі доступу прибрано', text, at });
}
