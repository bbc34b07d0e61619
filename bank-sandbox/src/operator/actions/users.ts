import { UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { forgive } from '../../areas/identity/throttle';
import { OPERATOR, writeAudit } from '../../audit';
import { attempt, schema } from '../../db';
import { done, refuse } from '../../outcome';
import { tell, type Action } from './action';

const { appUser } = schema;

/** People whom the bank has locked, or who have locked themselves out. */
export const USER_ACTIONS: readonly Action[] = [
  {
    name: 'unlock',
    section: 'people',
    fields: ['login'],
    help: 'розблокувати користувача й забути його невдалі спроби входу: unlock buh1',
    async run({ db, clock }, input) {
      const login = input('login');
      const outcome = await attempt(db, async (tx) => {
        const [user] = await tx.select().from(appUser).where(eq(appUser.login, login)).for('no key update');
        if (!user) return refuse('notFound');
        // Somebody not confirmed yet, or dismissed, was not locked: nothing can be undone.
        if (user.status === UserStatus.registered || user.status === UserStatus.inactive)
          return refuse('statusForbidsAction');
        if (user.status === UserStatus.blocked)
          await tx.update(appUser).set({ status: UserStatus.active }).where(eq(appUser.id, user.id));
        await forgive(tx, { kind: 'login', name: login });
        await forgive(tx, { kind: 'code', name: String(user.id) });
        const object = { type: 'user', id: String(user.id) } as const;
        await writeAudit(tx, { at: clock.now(), actor: OPERATOR, action: 'unlock', object, result: 'ok' });
        return done(null);
      });
      if (!outcome.ok && outcome.refusal.code === 'statusForbidsAction')
        return { ok: false, text: `Користувача ${login} не заблоковано: він неактивний або ще не підтверджений.` };
      return tell(outcome, () => `Користувача ${login} розблоковано.`);
    },
  },
];
