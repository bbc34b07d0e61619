import {
  applyForCredit,
  applyForDeposit,
  breakDepositEarly,
  listCreditDeals,
  listDeposits,
  orderEarlyRepayment,
  setDepositRenewal,
  setRegularStatements,
  topUpDeposit,
  withdrawApplication,
  withdrawFromDeposit,
  type Deposit,
  type RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { EarlyWay } from '@ncb/shared-kernel/domain/interest';
import { CreditDealStatus, DepositStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { creditDeal, deposit } from '../../../src/db/schema';
import { BANK_DAY } from '../test-clock';
import { nextNumber } from '../currency-documents';
import { DEPOSIT } from '../deposit-requests';
import type { Person } from '../person';
import { simpleRule, callForCode, type Scene, type ScreenRule } from './scene';

const DEPOSITS = 'miDepositsMine';

type DepositColumns = Partial<typeof deposit.$inferInsert>;

async function findDeposit({ manager }: Scene, isMeant: (deposit: Deposit) => boolean): Promise<string> {
  const { deposits } = await manager.get(listDeposits, {});
  const deposit = deposits.find((deposit) => deposit.status === 'active' && isMeant(deposit));
  if (!deposit) throw new Error('no such deposit in the demonstration');
  return deposit.id;
}

/** @returns the id of an active deposit with these terms */
async function createDeposit({ bank }: Scene, terms: DepositColumns): Promise<string> {
  const { queries } = bank.services.db;
  const [row] = await queries
    .select()
    .from(deposit)
    .where(and(eq(deposit.companyId, 1001), eq(deposit.currencyCode, '980')))
    .limit(1);
  if (!row) throw new Error('the company has no deposit');
  const { id: _id, ...like } = row;
  const open = { status: DepositStatus.active, earlyRate: '1.00', withdrawRest: '100.00', topUpMinimum: '1.00' };
  const days = { startDate: dayAfter(-30), endDate: dayAfter(300), topUpUntil: dayAfter(200) };
  const [stored] = await queries
    .insert(deposit)
    .values({ ...like, number: `ДП-${nextNumber()}`, ...open, ...days, ...terms })
    .returning({ id: deposit.id });
  return String(stored?.id);
}

const dayAfter = (days: number) => addDays(BANK_DAY, days);

/** @returns the number of a repaid deal */
async function createClosedDeal(scene: Scene): Promise<string> {
  const number = await findActiveDeal(scene);
  const { queries } = scene.bank.services.db;
  await queries.update(creditDeal).set({ status: CreditDealStatus.closed }).where(eq(creditDeal.number, number));
  return number;
}

async function findActiveDeal({ manager }: Scene): Promise<string> {
  const { deals } = await manager.get(listCreditDeals, {});
  const deal = deals.find(({ status }) => status === CreditDealStatus.active);
  if (!deal) throw new Error('the company has no running credit');
  return deal.number;
}

const EARLY = { amount: '100.00', day: null, way: EarlyWay.smallerPayment };
const CREDIT: RequestOf<typeof applyForCredit> = {
  currencyCode: '980',
  amount: '300000',
  term: '24',
  purpose: 'Обладнання',
  collateral: '',
  scheme: 'classic',
  attachments: [],
  hasAgreed: true,
};

type Act = (person: Person, id: string) => Promise<string>;
const tops: Act = (person, id) => callForCode(person, topUpDeposit, { id, amount: '5000.00', debitAccountId: '7001' });
const topsFromArrested: Act = (person, id) =>
  callForCode(person, topUpDeposit, { id, amount: '5000.00', debitAccountId: '7006' });
const takes: Act = (person, id) => callForCode(person, withdrawFromDeposit, { id, amount: '1.00', accountId: '7001' });
const breaks: Act = (person, id) => callForCode(person, breakDepositEarly, { id, returned: '1.00' });
const renews: Act = (person, id) => callForCode(person, setDepositRenewal, { id, renewals: '1' });

const CLOSED = { status: DepositStatus.closed };

const DEPOSIT_RULES = (
  [
    ['topUp', 'it is closed', 'depositClosed', tops, CLOSED],
    ['withdraw', 'it is closed', 'depositClosed', takes, CLOSED],
    ['break', 'it is closed', 'depositClosed', breaks, CLOSED],
    ['renewal', 'it is closed', 'depositClosed', renews, CLOSED],
    ['topUp', 'the time for it is over', 'depositTermsForbid', tops, { topUpUntil: dayAfter(-1) }],
    ['topUp', 'the account is arrested', 'accountNotAllowed', topsFromArrested, {}],
    ['withdraw', 'on its first day', 'depositTermsForbid', takes, { startDate: BANK_DAY }],
    ['withdraw', 'nothing can be taken', 'withdrawalTooLarge', takes, { amount: '900.00', withdrawRest: '900.00' }],
    ['break', 'its terms forbid it', 'depositTermsForbid', breaks, { earlyRate: null }],
    ['renewal', 'its terms forbid it', 'renewalNotOffered', renews, { isRenewable: false }],
  ] as const satisfies readonly (readonly [string, string, string, Act, DepositColumns])[]
).map(([action, condition, refusal, act, terms]): ScreenRule => ({
  screen: DEPOSITS,
  action,
  condition,
  refusal,
  async prepare(scene) {
    const id = await createDeposit(scene, terms);
    return () => act(scene.manager, id);
  },
}));

export const MONEY_RULES: readonly ScreenRule[] = [
  ...DEPOSIT_RULES,
  {
    screen: 'miCreditsMine',
    action: 'orderEarly',
    condition: 'the deal is closed',
    refusal: 'statusForbidsAction',
    async prepare(scene) {
      const number = await createClosedDeal(scene);
      return () => callForCode(scene.manager, orderEarlyRepayment, { ...EARLY, number });
    },
  },
  {
    screen: 'miCreditsMine',
    action: 'orderEarly',
    condition: 'an operator',
    refusal: 'forbidden',
    async prepare(scene) {
      const number = await findActiveDeal(scene);
      return () => callForCode(scene.operator, orderEarlyRepayment, { ...EARLY, number });
    },
  },
  {
    screen: 'miCreditsMine',
    action: 'orderEarly',
    condition: 'a day that is over',
    refusal: 'incorrectRepaymentDate',
    async prepare(scene) {
      const number = await findActiveDeal(scene);
      return () => callForCode(scene.manager, orderEarlyRepayment, { ...EARLY, number, day: dayAfter(-1) });
    },
  },
  simpleRule('miCreditsGet', 'apply', 'an operator', 'forbidden', ({ operator }) =>
    callForCode(operator, applyForCredit, CREDIT),
  ),
  {
    screen: 'miCreditsGet',
    action: 'withdrawApplication',
    condition: 'an operator',
    refusal: 'forbidden',
    async prepare({ manager, operator }) {
      const { id } = await manager.get(applyForCredit, CREDIT);
      return () => callForCode(operator, withdrawApplication, { id });
    },
  },
  {
    screen: DEPOSITS,
    action: 'withdraw',
    condition: 'an operator',
    refusal: 'forbidden',
    async prepare(scene) {
      const id = await createDeposit(scene, {});
      return () => takes(scene.operator, id);
    },
  },
  simpleRule('miDepositsGet', 'acn_id', 'the account is arrested', 'accountNotAllowed', ({ manager }) =>
    callForCode(manager, applyForDeposit, { ...DEPOSIT, debitAccountId: '7006' }),
  ),
  {
    screen: DEPOSITS,
    action: 'topUp',
    condition: 'its terms forbid it',
    refusal: 'depositTermsForbid',
    async prepare(scene) {
      const id = await findDeposit(scene, ({ topUpUntil }) => topUpUntil === null);
      return () => callForCode(scene.manager, topUpDeposit, { id, amount: '5000.00', debitAccountId: '7001' });
    },
  },
  {
    screen: DEPOSITS,
    action: 'topUp',
    condition: 'an operator',
    refusal: 'forbidden',
    async prepare(scene) {
      const id = await findDeposit(scene, ({ topUpUntil }) => topUpUntil !== null);
      return () => callForCode(scene.operator, topUpDeposit, { id, amount: '5000.00', debitAccountId: '7001' });
    },
  },
  {
    screen: DEPOSITS,
    action: 'withdraw',
    condition: 'its terms forbid it',
    refusal: 'depositTermsForbid',
    async prepare(scene) {
      const id = await findDeposit(scene, ({ withdrawRest }) => withdrawRest === null);
      return () => callForCode(scene.manager, withdrawFromDeposit, { id, amount: '1.00', accountId: '7001' });
    },
  },
  {
    screen: DEPOSITS,
    action: 'break',
    condition: 'no director',
    refusal: 'forbidden',
    async prepare(scene) {
      const id = await findDeposit(scene, ({ earlyRate }) => earlyRate !== null);
      return () => callForCode(scene.accountant, breakDepositEarly, { id, returned: '1.00' });
    },
  },
  {
    screen: DEPOSITS,
    action: 'renewal',
    condition: 'an operator',
    refusal: 'forbidden',
    async prepare(scene) {
      const id = await findDeposit(scene, ({ isRenewable }) => isRenewable);
      return () => callForCode(scene.operator, setDepositRenewal, { id, renewals: '1' });
    },
  },
  {
    screen: 'miDepositsGet',
    action: 'apply',
    condition: 'an operator',
    refusal: 'forbidden',
    prepare: ({ operator }) => Promise.resolve(() => callForCode(operator, applyForDeposit, DEPOSIT)),
  },
  {
    screen: DEPOSITS,
    action: 'withdrawApplication',
    condition: 'it is decided',
    refusal: 'applicationDecided',
    async prepare({ manager }) {
      const { id } = await manager.get(applyForDeposit, DEPOSIT);
      await manager.get(withdrawApplication, { id });
      return () => callForCode(manager, withdrawApplication, { id });
    },
  },
  {
    screen: 'miStatements',
    action: 'saveRegular',
    condition: 'an operator',
    refusal: 'forbidden',
    prepare: ({ operator }) =>
      Promise.resolve(() =>
        callForCode(operator, setRegularStatements, { period: null, format: 'camt-08', accountIds: [] }),
      ),
  },
];
