import { applyForCredit, applyForDeposit, listApplications } from '@ncb/shared-kernel/api/contract';
import { acceptApplication } from '../src/areas/applications/decide';
import { openTestBank, type TestBank } from './support/bank';
import { BANK_DAY } from './support/clock';
import { DEPOSIT } from './support/deposits';
import { Person } from './support/person';

let bank: TestBank;
let director: Person;
let operator: Person;
let stranger: Person;
beforeAll(async () => {
  bank = await openTestBank();
  director = await new Person(bank, 'director1').signIn();
  operator = await new Person(bank, 'oper1').signIn();
  stranger = await new Person(bank, 'fop1').signIn();
}, 60_000);
afterAll(() => bank.close());

const CREDIT = { currencyCode: '980', amount: '300000', term: '24', purpose: 'Обладнання', collateral: '' };
const moment = () => ({ bankDay: BANK_DAY, now: bank.clock.now() });

describe('an application for a credit', () => {
  test('is kept once per key and shown among the credits of the company alone', async () => {
    const options = { idempotencyKey: 'credit-key-1' };
    const first = await director.get(applyForCredit, CREDIT, options);
    expect(first.status).toBe(0);
    expect(await director.get(applyForCredit, CREDIT, options)).toEqual(first);
    const { applications } = await director.get(listApplications, { kind: 'credit' });
    expect(applications).toMatchObject([{ id: first.id, kind: 'credit', amount: '300000.00', term: 24, status: 0 }]);
    expect(await stranger.get(listApplications, { kind: 'credit' })).toEqual({ applications: [] });
    expect(await acceptApplication(bank.services, Number(first.id), moment())).toMatchObject({ ok: true });
    expect((await director.get(listApplications, { kind: 'credit' })).applications[0]?.status).toBe(2);
  });

  test('without a purpose is refused, and an operator may not apply at all', async () => {
    expect(await director.refused(applyForCredit, { ...CREDIT, purpose: '' })).toMatchObject({
      problems: [{ field: 'pay_purp', key: 'emptyField' }],
    });
    expect(await operator.refused(applyForCredit, CREDIT)).toMatchObject({ code: 'forbidden' });
    expect(await operator.refused(applyForDeposit, DEPOSIT)).toMatchObject({ code: 'forbidden' });
  });
});
