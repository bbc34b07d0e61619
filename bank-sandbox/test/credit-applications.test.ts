import type { CreditApplicationDraft } from '@ncb/shared-kernel/domain/rules';
import {
  applyForCredit,
  applyForDeposit,
  listApplications,
  withdrawApplication,
} from '@ncb/shared-kernel/api/contract';
import { acceptApplication, refuseApplication } from '../src/areas/applications/decide';
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

const CREDIT: CreditApplicationDraft = {
  ...{ currencyCode: '980', amount: '300000', term: '24', purpose: 'Обладнання', collateral: 'Верстат' },
  ...{ scheme: 'classic', attachments: [], hasAgreed: true },
};
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
    // Approved at our rate of the day; the company has thirty days.
    expect((await director.get(listApplications, { kind: 'credit' })).applications[0]).toMatchObject({
      ...{ status: 2, rate: '18.50', validUntil: '2026-08-14', scheme: 'classic', collateral: 'Верстат' },
    });
  });

  test('keeps its papers, whose content must be what their names say', async () => {
    const paper = { name: 'Баланс.pdf', content: Buffer.from('%PDF-1.7 balance').toString('base64') };
    await director.get(applyForCredit, { ...CREDIT, attachments: [paper] });
    const { applications } = await director.get(listApplications, { kind: 'credit' });
    expect(applications[0]?.files).toEqual([{ name: 'Баланс.pdf', bytes: 16 }]);
    const program = { name: 'Баланс.pdf', content: Buffer.from('MZ program').toString('base64') };
    expect(await director.refused(applyForCredit, { ...CREDIT, attachments: [program] })).toMatchObject({
      problems: [{ field: 'attachments', key: 'incorrectFile' }],
    });
    expect((await director.get(listApplications, { kind: 'credit' })).applications).toHaveLength(applications.length);
  });

  test('is withdrawn while the bank has not decided, by the company alone', async () => {
    const { id } = await director.get(applyForCredit, CREDIT);
    expect(await stranger.refused(withdrawApplication, { id })).toMatchObject({ code: 'notFound' });
    expect(await director.get(withdrawApplication, { id })).toEqual({ id, status: 4 });
    expect(await director.refused(withdrawApplication, { id })).toMatchObject({ code: 'applicationDecided' });
    expect(await acceptApplication(bank.services, Number(id), moment())).toMatchObject({
      refusal: { code: 'statusForbidsAction' },
    });
  });

  test('is refused with a reason that the company reads', async () => {
    const { id } = await director.get(applyForCredit, CREDIT);
    await refuseApplication(bank.services, Number(id), 'Недостатньо оборотів', moment());
    expect((await director.get(listApplications, { kind: 'credit' })).applications[0]).toMatchObject({
      ...{ id, status: 3, reason: 'Недостатньо оборотів', validUntil: null },
    });
  });

  test('without the consent is refused', async () => {
    expect(await director.refused(applyForCredit, { ...CREDIT, hasAgreed: false })).toMatchObject({
      problems: [{ field: 'consent', key: 'consentRequired' }],
    });
  });

  test('without a purpose is refused, and an operator may not apply at all', async () => {
    expect(await director.refused(applyForCredit, { ...CREDIT, purpose: '' })).toMatchObject({
      problems: [{ field: 'pay_purp', key: 'emptyField' }],
    });
    expect(await operator.refused(applyForCredit, CREDIT)).toMatchObject({ code: 'forbidden' });
    expect(await operator.refused(applyForDeposit, DEPOSIT)).toMatchObject({ code: 'forbidden' });
  });
});
