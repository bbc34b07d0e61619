import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { OPERATOR, writeAudit } from '../../audit';
import { moveBankDay } from '../../clock';
import { inTransaction } from '../../db';
import { pauseEngine } from '../../engine';
import { succeed, refuse } from '../../outcome';
import type { Services } from '../../services';
import { parseCount, toResult, fail, type Action, type ActionResult } from './action';

const DAYS_MAX = 366;

export const DAY_ACTIONS: readonly Action[] = [
  {
    name: 'day',
    section: 'day',
    fields: ['days'],
    help: 'перевести банківський день уперед: day +1',
    async run({ db, clock }, input) {
      const days = parseCount(input('days'), DAYS_MAX);
      if (days === null) return fail(`Вкажіть, на скільки днів уперед: від 1 до ${DAYS_MAX}. Назад день не йде.`);
      const at = clock.now();
      const outcome = await inTransaction(db, async (tx) => {
        const day = await moveBankDay(tx, days, at);
        if (day === null) return refuse('badRequest');
        const object = { type: 'bankDay', id: day } as const;
        await writeAudit(tx, { at, actor: OPERATOR, action: 'moveBankDay', object, result: 'ok' });
        return succeed(day);
      });
      if (!outcome.ok) return fail('Так далеко вперед банківський день не переводять.');
      return toResult(outcome, (day) => `Банківський день ${toDotted(day)}.`);
    },
  },
  {
    name: 'pause',
    section: 'day',
    fields: [],
    help: 'зупинити виконання документів',
    run: (bank) => setPaused(bank, true),
  },
  {
    name: 'resume',
    section: 'day',
    fields: [],
    help: 'поновити виконання документів',
    run: (bank) => setPaused(bank, false),
  },
];

async function setPaused({ db, clock }: Services, paused: boolean): Promise<ActionResult> {
  await db.transaction(async (tx) => {
    await pauseEngine(tx, paused);
    const action = paused ? 'pauseEngine' : 'resumeEngine';
    await writeAudit(tx, { at: clock.now(), actor: OPERATOR, action, result: 'ok' });
  });
  return { ok: true, text: paused ? 'Виконання документів зупинено.' : 'Виконання документів поновлено.' };
}
