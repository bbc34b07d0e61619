import { acceptApplication, refuseApplication } from '../../areas/applications/decide';
import { readBankDay } from '../../clock';
import type { Services } from '../../services';
import { idIn, NO_ID, NO_REASON, reasonIn, tell, type Action } from './action';

/** Applications for deposits and credits: the bank says yes or no. */
export const APPLICATION_ACTIONS: readonly Action[] = [
  {
    name: 'accept',
    section: 'applications',
    fields: ['id'],
    help: 'погодити заявку на депозит чи кредит: accept 1',
    async run(bank, input) {
      const id = idIn(input);
      if (id === null) return NO_ID;
      return tell(await acceptApplication(bank, id, await momentOf(bank)), () => `Заявку ${id} погоджено.`);
    },
  },
  {
    name: 'decline',
    section: 'applications',
    fields: ['id', 'reason'],
    help: 'відхилити заявку на депозит чи кредит: decline 1 "причина"',
    async run(bank, input) {
      const [id, reason] = [idIn(input), reasonIn(input)];
      if (id === null) return NO_ID;
      if (reason === null) return NO_REASON;
      const outcome = await refuseApplication(bank, id, reason, await momentOf(bank));
      return tell(outcome, () => `Заявку ${id} відхилено.`);
    },
  },
];

async function momentOf({ db, clock }: Services) {
  const now = clock.now();
  return { bankDay: await readBankDay(db.queries, now), now };
}
