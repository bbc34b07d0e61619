import { acceptApplication, refuseApplication } from '../../areas/applications/decide';
import { readBankDay } from '../../clock';
import type { Outcome } from '../../outcome';
import type { Services } from '../../services';
import { idIn, NO_ID, NO_REASON, reasonIn, tell, unable, type Action, type Told } from './action';

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
      return tellOf(id, await acceptApplication(bank, id, await momentOf(bank)), 'погоджено');
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
      return tellOf(id, await refuseApplication(bank, id, reason, await momentOf(bank)), 'відхилено');
    },
  },
];

/** The sentence of a refusal speaks of documents; an application is none. */
function tellOf(id: number, outcome: Outcome<null>, done: string): Told {
  if (!outcome.ok && outcome.refusal.code === 'statusForbidsAction') return unable(`Заявку ${id} уже розглянуто.`);
  return tell(outcome, () => `Заявку ${id} ${done}.`);
}

async function momentOf({ db, clock }: Services) {
  const now = clock.now();
  return { bankDay: await readBankDay(db.queries, now), now };
}
