import { completeNextStep, returnPayment } from '../../areas/tracking/move-payment';
import { inTransaction } from '../../db';
import { readId, NO_ID, NO_REASON, readReason, toResult, type Action } from './action';

/** Complete the next step or return the payment. */
export const TRACKING_ACTIONS: readonly Action[] = [
  {
    name: 'moveon',
    section: 'tracking',
    fields: ['id'],
    help: 'наступний крок платежу в дорозі: moveon 10001',
    async run({ db, clock, config }, input) {
      const id = readId(input);
      if (id === null) return NO_ID;
      const outcome = await inTransaction(db, (tx) => completeNextStep(tx, id, clock.now(), config.trackingStepMs));
      return toResult(outcome, ({ bic, bank }) => `Платіж ${id}: крок зроблено, ${bank || bic}.`);
    },
  },
  {
    name: 'sendback',
    section: 'tracking',
    fields: ['id', 'reason'],
    help: 'повернути платіж із дороги: sendback 10001 "причина"',
    async run({ db, clock, config }, input) {
      const [id, reason] = [readId(input), readReason(input)];
      if (id === null) return NO_ID;
      if (reason === null) return NO_REASON;
      const options = { now: clock.now(), stepMs: config.trackingStepMs };
      const outcome = await inTransaction(db, (tx) => returnPayment(tx, id, reason, options));
      return toResult(outcome, (amount) => `Платіж ${id} повернено, на рахунок клієнта зараховано ${amount}.`);
    },
  },
];
