import { ACCESS_MODES, UserStatus, type AccessMode } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { resetFailures } from '../../areas/identity/throttle';
import { isSecretAnswer, renewAnswerHash } from '../../areas/users/secret-answers';
import { OPERATOR, writeAudit } from '../../audit';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { toResult, fail, type Action } from './action';

const { appUser } = schema;

export const USER_ACTIONS: readonly Action[] = [
  {
    name: 'unlock',
    section: 'people',
    fields: ['login', 'answer'],
    help: 'розблокувати й забути невдалі спроби входу, якщо названо, лише за секретною відповіддю: unlock buh1 "відповідь"',
    async run(bank, input) {
      const login = input('login');
      const outcome = await unlock(bank, login, input('answer'));
      if (!outcome.ok && outcome.refusal.code === 'statusForbidsAction')
        return fail(`Користувача ${login} не заблоковано: він неактивний або ще не підтверджений.`);
      if (!outcome.ok && outcome.refusal.code === 'invalid_credentials')
        return fail(`Секретна відповідь інша. Користувача ${login} не розблоковано.`);
      return toResult(outcome, () => `Користувача ${login} розблоковано.`);
    },
  },
  {
    name: 'mode',
    section: 'people',
    fields: ['login', 'mode'],
    help: 'дати користувачеві режим доступу до меню, від 0 (усе) до 3 (без кредитів і ключів): mode buh1 3',
    async run(bank, input) {
      const login = input('login');
      const mode = ACCESS_MODES.find((offeredMode) => String(offeredMode) === input('mode'));
      if (mode === undefined) return fail(`Вкажіть режим: ${ACCESS_MODES.join(', ')}.`);
      return toResult(await setAccessMode(bank, login, mode), () => `Користувач ${login} має режим доступу ${mode}.`);
    },
  },
];

/** Sets the mode, effective from the next call; the menu follows with the next session data. */
async function setAccessMode({ db, clock }: Services, login: string, mode: AccessMode): Promise<Outcome<null>> {
  return inTransaction(db, async (tx) => {
    const [user] = await tx.select().from(appUser).where(eq(appUser.login, login)).for('no key update');
    if (!user) return refuse('notFound');
    await tx.update(appUser).set({ accessMode: mode }).where(eq(appUser.id, user.id));
    await writeAudit(tx, {
      at: clock.now(),
      actor: OPERATOR,
      action: 'changeAccessMode',
      object: { type: 'user', id: String(user.id) },
      result: 'ok',
      detail: `Режим доступу: ${user.accessMode} → ${mode}`,
    });
    return succeed(null);
  });
}

/**
 * Unlocks a user who telephones and gives the secret answer. Source:
 * docs/requirements/shell-accounts-admin.md#forgotten-password.
 * @param answer '' if the operator identified the user otherwise
 */
async function unlock({ db, clock, passwords }: Services, login: string, answer: string): Promise<Outcome<null>> {
  const caller = await findUserByLogin(db.queries, login);
  if (!caller) return refuse('notFound');
  const object = { type: 'user', id: String(caller.id) } as const;
  const entry = { at: clock.now(), actor: OPERATOR, action: 'unlock', object } as const;
  if (answer !== '' && !(await isSecretAnswer(passwords, caller.secretAnswerHash, answer))) {
    await writeAudit(db.queries, { ...entry, result: 'invalid_credentials' });
    return refuse('invalid_credentials');
  }
  if (answer !== '') await renewAnswerHash(db.queries, passwords, caller, answer);
  return inTransaction(db, async (tx) => {
    const [user] = await tx.select().from(appUser).where(eq(appUser.id, caller.id)).for('no key update');
    // Not locked.
    if (!user || user.status === UserStatus.registered || user.status === UserStatus.inactive)
      return refuse('statusForbidsAction');
    if (user.status === UserStatus.blocked)
      await tx.update(appUser).set({ status: UserStatus.active, lockedIn: null }).where(eq(appUser.id, user.id));
    await resetFailures(tx, { kind: 'login', name: login });
    await resetFailures(tx, { kind: 'code', name: String(user.id) });
    await writeAudit(tx, { ...entry, result: 'ok' });
    return succeed(null);
  });
}

async function findUserByLogin(queries: Queries, login: string) {
  const [found] = await queries.select().from(appUser).where(eq(appUser.login, login));
  return found ?? null;
}
