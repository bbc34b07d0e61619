import { acceptApplication, refuseApplication, reviewApplication } from '../../areas/applications/decide';
import { issueCredit } from '../../areas/credits/issue-credit';
import { readBankDay } from '../../clock';
import type { Outcome } from '../../outcome';
import type { Services } from '../../services';
import { textOf } from '../../texts';
import { idIn, NO_ID, NO_REASON, reasonIn, tell, unable, type Action, type Told } from './action';

/** Review, accept, refuse, issue an approved credit. */
export const APPLICATION_ACTIONS: readonly Action[] = [
  {
    name: 'review',
    section: 'applications',
    fields: ['id'],
    help: 'взяти заявку на депозит чи кредит на розгляд: review 1',
    async run(bank, input) {
      const id = idIn(input);
      if (id === null) return NO_ID;
      const outcome = await reviewApplication(bank, id, await momentOf(bank));
      if (!outcome.ok && outcome.refusal.code === 'statusForbidsAction')
        return unable(`Заявку ${id} уже взято на розгляд або розглянуто.`);
      return tell(outcome, () => `Заявку ${id} взято на розгляд.`);
    },
  },
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
  {
    name: 'issue-credit',
    section: 'applications',
    fields: ['id'],
    help: 'видати кредит за погодженою заявкою: issue-credit 1',
    async run(bank, input) {
      const id = idIn(input);
      if (id === null) return NO_ID;
      const outcome = await issueCredit(bank, id, await momentOf(bank));
      if (outcome.ok) return tell(outcome, (number) => `Кредит за заявкою ${id} видано, договір ${number}.`);
      return unable(NOT_ISSUED[outcome.refusal.code]?.(id) ?? textOf(outcome.refusal.code, outcome.refusal.params));
    },
  },
];

/** Texts about credits; the general ones are about documents. */
const NOT_ISSUED: Readonly<Record<string, (id: number) => string>> = {
  statusForbidsAction: (id) => `Заявку ${id} не погоджено, рішення вже не діє або кредит видано.`,
  accountNotAllowed: (id) => `Заявка ${id}: компанія не має відкритого рахунку у валюті кредиту.`,
};

/** Replaces the general text, which is about documents. */
function tellOf(id: number, outcome: Outcome<null>, done: string): Told {
  if (!outcome.ok && outcome.refusal.code === 'statusForbidsAction') return unable(`Заявку ${id} уже розглянуто.`);
  return tell(outcome, () => `Заявку ${id} ${done}.`);
}

async function momentOf({ db, clock }: Services) {
  const now = clock.now();
  return { bankDay: await readBankDay(db.queries, now), now };
}
