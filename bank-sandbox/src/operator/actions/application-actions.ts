import {
  acceptApplication,
  refuseApplication,
  reviewApplication,
} from '../../areas/applications/application-decisions';
import { issueCredit } from '../../areas/credits/issue-credit';
import { readBankDay } from '../../clock';
import type { Outcome } from '../../outcome';
import type { Services } from '../../services';
import { getRefusalText } from '../../get-refusal-text';
import { readId, NO_ID, NO_REASON, readReason, toResult, fail, type Action, type ActionResult } from './action';

/** Review, accept, refuse, issue an approved credit. */
export const APPLICATION_ACTIONS: readonly Action[] = [
  {
    name: 'review',
    section: 'applications',
    fields: ['id'],
    help: 'взяти заявку на депозит чи кредит на розгляд: review 1',
    async run(bank, input) {
      const id = readId(input);
      if (id === null) return NO_ID;
      const outcome = await reviewApplication(bank, id, await getMoment(bank));
      if (!outcome.ok && outcome.refusal.code === 'statusForbidsAction')
        return fail(`Заявку ${id} уже взято на розгляд або розглянуто.`);
      return toResult(outcome, () => `Заявку ${id} взято на розгляд.`);
    },
  },
  {
    name: 'accept',
    section: 'applications',
    fields: ['id'],
    help: 'погодити заявку на депозит чи кредит: accept 1',
    async run(bank, input) {
      const id = readId(input);
      if (id === null) return NO_ID;
      return toApplicationResult(id, await acceptApplication(bank, id, await getMoment(bank)), 'погоджено');
    },
  },
  {
    name: 'decline',
    section: 'applications',
    fields: ['id', 'reason'],
    help: 'відхилити заявку на депозит чи кредит: decline 1 "причина"',
    async run(bank, input) {
      const [id, reason] = [readId(input), readReason(input)];
      if (id === null) return NO_ID;
      if (reason === null) return NO_REASON;
      return toApplicationResult(id, await refuseApplication(bank, id, reason, await getMoment(bank)), 'відхилено');
    },
  },
  {
    name: 'issue-credit',
    section: 'applications',
    fields: ['id'],
    help: 'видати кредит за погодженою заявкою: issue-credit 1',
    async run(bank, input) {
      const id = readId(input);
      if (id === null) return NO_ID;
      const outcome = await issueCredit(bank, id, await getMoment(bank));
      if (outcome.ok) return toResult(outcome, (number) => `Кредит за заявкою ${id} видано, договір ${number}.`);
      return fail(
        NOT_ISSUED[outcome.refusal.code]?.(id) ?? getRefusalText(outcome.refusal.code, outcome.refusal.params),
      );
    },
  },
];

/** Texts about credits; the general ones are about documents. */
const NOT_ISSUED: Readonly<Record<string, (id: number) => string>> = {
  statusForbidsAction: (id) => `Заявку ${id} не погоджено, рішення вже не діє або кредит видано.`,
  accountNotAllowed: (id) => `Заявка ${id}: компанія не має відкритого рахунку у валюті кредиту.`,
};

/** Replaces the general text, which is about documents. */
function toApplicationResult(id: number, outcome: Outcome<null>, done: string): ActionResult {
  if (!outcome.ok && outcome.refusal.code === 'statusForbidsAction') return fail(`Заявку ${id} уже розглянуто.`);
  return toResult(outcome, () => `Заявку ${id} ${done}.`);
}

async function getMoment({ db, clock }: Services) {
  const now = clock.now();
  return { bankDay: await readBankDay(db.queries, now), now };
}
