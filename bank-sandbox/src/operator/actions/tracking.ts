import { moveOn, sendBack } from '../../areas/tracking/by-hand';
import { attempt } from '../../db';
import { idIn, NO_ID, NO_REASON, reasonIn, tell, type Action } from './action';

/** Complete the next step or return the payment. */
export const TRACKING_ACTIONS: readonly Action[] = [
  {
    name: 'moveon',
    section: 'tracking',
    fields: ['id'],
    help: 'наступний крок платежу в дорозі: moveon 10001',
    async run({ db, clock, config }, input) {
      const id = idIn(input);
      if (id === null) return NO_ID;
      const outcome = await attempt(db, (tx) => moveOn(tx, id, clock.now(), config.trackingStepMs));
      return tell(outcome, ({ bic, bank }) => `Платіж ${id}: крок зроблено, ${bank || bic}.`);
    },
  },
  {
    name: 'sendback',
    section: 'tracking',
    fields: ['id', 'reason'],
    help: 'повернути платіж із дороги: sendback 10001 "причина"',
    async run({ db, clock, config }, input) {
      const [id, reason] = [idIn(input), reasonIn(input)];
      if (id === null) return NO_ID;
      if (reason === null) return NO_REASON;
      const options = { now: clock.now(), stepMs: config.trackingStepMs };
      const outcome = await attempt(db, (tx) => sendBack(tx, id, reason, options));
      return tell(outcome, (amount) => `Платіж ${id} повернено, на рахунок клієнта зараховано ${amount}.`);
    },
  },
];
