import {
  applyForDeposit,
  breakDepositEarly,
  listDeposits,
  setDepositRenewal,
  setRegularStatements,
  topUpDeposit,
  withdrawApplication,
  withdrawFromDeposit,
  type Deposit,
} from '@ncb/shared-kernel/api/contract';
import { DEPOSIT } from '../deposits';
import { saysTo, type Scene, type ScreenRule } from './scene';

const DEPOSITS = 'miDepositsMine';

async function depositWith({ manager }: Scene, isMeant: (deposit: Deposit) => boolean): Promise<string> {
  const { deposits } = await manager.get(listDeposits, {});
  const found = deposits.find((deposit) => deposit.status === 'active' && isMeant(deposit));
  if (!found) throw new Error('no such deposit in the demonstration');
  return found.id;
}

export const MONEY_RULES: readonly ScreenRule[] = [
  {
    ...{ screen: DEPOSITS, action: 'topUp', condition: 'its terms forbid it', refusal: 'depositTermsForbid' },
    async prepare(scene) {
      const id = await depositWith(scene, ({ topUpUntil }) => topUpUntil === null);
      return () => saysTo(scene.manager, topUpDeposit, { id, amount: '5000.00', debitAccountId: '7001' });
    },
  },
  {
    ...{ screen: DEPOSITS, action: 'topUp', condition: 'an operator', refusal: 'forbidden' },
    async prepare(scene) {
      const id = await depositWith(scene, ({ topUpUntil }) => topUpUntil !== null);
      return () => saysTo(scene.operator, topUpDeposit, { id, amount: '5000.00', debitAccountId: '7001' });
    },
  },
  {
    ...{ screen: DEPOSITS, action: 'withdraw', condition: 'its terms forbid it', refusal: 'depositTermsForbid' },
    async prepare(scene) {
      const id = await depositWith(scene, ({ withdrawRest }) => withdrawRest === null);
      return () => saysTo(scene.manager, withdrawFromDeposit, { id, amount: '1.00', accountId: '7001' });
    },
  },
  {
    ...{ screen: DEPOSITS, action: 'break', condition: 'no director', refusal: 'forbidden' },
    async prepare(scene) {
      const id = await depositWith(scene, ({ earlyRate }) => earlyRate !== null);
      return () => saysTo(scene.accountant, breakDepositEarly, { id, returned: '1.00' });
    },
  },
  {
    ...{ screen: DEPOSITS, action: 'renewal', condition: 'an operator', refusal: 'forbidden' },
    async prepare(scene) {
      const id = await depositWith(scene, ({ isRenewable }) => isRenewable);
      return () => saysTo(scene.operator, setDepositRenewal, { id, renewals: '1' });
    },
  },
  {
    ...{ screen: 'miDepositsGet', action: 'apply', condition: 'an operator', refusal: 'forbidden' },
    prepare: ({ operator }) => Promise.resolve(() => saysTo(operator, applyForDeposit, DEPOSIT)),
  },
  {
    ...{ screen: DEPOSITS, action: 'withdrawApplication', condition: 'it is decided', refusal: 'applicationDecided' },
    async prepare({ manager }) {
      const { id } = await manager.get(applyForDeposit, DEPOSIT);
      await manager.get(withdrawApplication, { id });
      return () => saysTo(manager, withdrawApplication, { id });
    },
  },
  {
    ...{ screen: 'miStatements', action: 'saveRegular', condition: 'an operator', refusal: 'forbidden' },
    prepare: ({ operator }) =>
      Promise.resolve(() =>
        saysTo(operator, setRegularStatements, { period: null, format: 'camt-08', accountIds: [] }),
      ),
  },
];
