import {
  applyForCredit,
  applyForDeposit,
  listAccounts,
  listApplications,
  listDeposits,
  requestCertificate,
  withdrawApplication,
} from '@ncb/shared-kernel/api/contract';
import { generateKey, toPem } from '@ncb/shared-kernel/signature';
import { eq } from 'drizzle-orm';
import { appUser, audit, certificateRequest } from '../src/db/schema';
import { findLedgerFaults } from '../src/ledger';
import { openTestBank, type TestBank } from './support/open-test-bank';
import { Operator } from './support/operator';
import { DEPOSIT } from './support/deposit-requests';
import { Person } from './support/person';

let bank: TestBank;
let operator: Operator;
let head: Person;
beforeAll(async () => {
  bank = await openTestBank();
  operator = new Operator(bank);
  head = await new Person(bank, 'director1').signIn();
}, 60_000);
afterAll(async () => {
  expect(await findLedgerFaults(bank.services.db.queries)).toEqual([]);
  await bank.close();
});

const audited = async (action: string) => {
  const rows = await bank.services.db.queries.select().from(audit);
  return rows.filter((row) => row.action === action).map(({ address, objectId }) => [address, objectId]);
};
const readMail = async () => (await operator.rows('mail'))[0];

describe('a company that waits', () => {
  test('is listed with the person who registered it, in the console and in the terminal', async () => {
    expect(await operator.rows('company')).toMatchObject([{ id: '1004', company: 'ТОВ «Нова Тестова»' }]);
    expect((await operator.command('pending')).text).toMatch(/^1004 +ТОВ «Нова Тестова»/m);
  });

  test('is not refused without a reason', async () => {
    expect(await operator.press('refuse', { id: '1004', reason: ' ' })).toContain('Вкажіть причину');
    expect(await operator.rows('company')).toHaveLength(1);
  });

  test('works when it is confirmed: its director is told by mail and signs in', async () => {
    expect(await new Person(bank, 'pending1').enterPassword()).toMatchObject({ ok: false });
    expect(await operator.press('confirm', { id: '1004' })).toBe('Компанію 1004 підтверджено.');
    expect(await operator.rows('company')).toEqual([]);
    expect(await readMail()).toMatchObject({ subject: 'Компанію підключено' });
    const director = await new Person(bank, 'pending1').signIn();
    expect(director.identity?.companyRef).toBe('1004');
    await director.get(listAccounts, {});
    expect(await audited('confirmCompany')).toEqual([['operator', '1004']]);
  });

  test('can be decided on once only', async () => {
    for (const [action, reason] of [
      ['confirm', ''],
      ['refuse', 'пізно'],
    ] as const)
      expect(await operator.press(action, { id: '1004', reason })).toBe('Не знайдено.');
    expect(await operator.press('confirm', { id: '1001' })).toBe('Не знайдено.');
  });
});

describe('a company that is refused', () => {
  let other: TestBank;
  beforeAll(async () => {
    other = await openTestBank();
  }, 60_000);
  afterAll(() => other.close());

  test('is gone, and its director is told why', async () => {
    const there = new Operator(other);
    expect(await there.command('refuse', '1004', 'Документи не збігаються')).toEqual({
      ok: true,
      text: 'Реєстрацію компанії 1004 відхилено.\n',
    });
    expect(await there.rows('company')).toEqual([]);
    expect((await there.rows('mail'))[0]).toMatchObject({ text: 'Причина: Документи не збігаються' });
    expect(await new Person(other, 'pending1').enterPassword()).toMatchObject({ ok: false });
    expect(await findLedgerFaults(other.services.db.queries)).toEqual([]);
  });
});

test('a person whom a working company registered is listed, and confirmed or refused', async () => {
  const { queries } = bank.services.db;
  const waits = (login: string) => queries.update(appUser).set({ status: 0 }).where(eq(appUser.login, login));
  await waits('oper1');
  const [person] = await operator.rows('user');
  const id = person?.['id'] ?? '';
  expect(await operator.press('refuse-user', { id, reason: '' })).toContain('Вкажіть причину');
  expect(await operator.press('confirm-user', { id })).toBe(`Користувача ${id} підтверджено.`);
  expect(await operator.rows('user')).toEqual([]);
  expect(await readMail()).toMatchObject({ subject: 'Доступ надано' });
  expect(await new Person(bank, 'oper1').enterPassword()).toMatchObject({ ok: true });
  expect(await audited('confirmUser')).toEqual([['operator', id]]);
  expect(await operator.press('refuse-user', { id, reason: 'пізно' })).toBe('Не знайдено.');
});

describe('a request for a certificate', () => {
  const requestCertificateFor = async (person: Person) => {
    const key = await generateKey({ commonName: person.login });
    const { id } = await person.get(requestCertificate, { request: toPem('CERTIFICATE REQUEST', key.request) });
    return id;
  };
  const readStatus = async (id: string) => {
    const rows = await bank.services.db.queries.select().from(certificateRequest);
    return rows.find((row) => row.id === Number(id));
  };

  test('is listed, and the certificate issued by a press', async () => {
    const id = await requestCertificateFor(head);
    expect(await operator.rows('certificateRequest')).toMatchObject([
      { id, actions: expect.stringContaining('Видати') },
    ]);
    expect(await operator.press('issue', { id })).toBe(`Сертифікат за запитом ${id} видано.`);
    expect(await readStatus(id)).toMatchObject({ status: 'issued', fingerprint: expect.any(String) });
    expect(await readMail()).toMatchObject({ subject: 'Сертифікат видано' });
    expect(await operator.press('issue', { id })).toBe('Не знайдено.');
    expect(await audited('issueCertificate')).toEqual([['operator', id]]);
  });

  test('is refused with a reason that its owner reads', async () => {
    const id = await requestCertificateFor(head);
    expect(await operator.command('refuse-certificate', id, 'Ім’я не збігається')).toMatchObject({ ok: true });
    expect(await readStatus(id)).toMatchObject({ status: 'refused', reason: 'Ім’я не збігається' });
    expect(await readMail()).toMatchObject({ text: 'Причина: Ім’я не збігається' });
  });
});

describe('an application', () => {
  const apply = async () => (await head.get(applyForDeposit, DEPOSIT)).id;
  const find = async (id: string) =>
    (await head.get(listApplications, { kind: 'deposit' })).applications.find((item) => item.id === id);

  test('for a deposit is listed; accepted, it places the money', async () => {
    const before = (await head.get(listDeposits, {})).deposits.length;
    const id = await apply();
    const listed = (await operator.rows('application')).find((row) => row['id'] === id);
    expect(listed).toMatchObject({ kind: 'депозит', amount: '50000.00 UAH', months: '6' });
    expect(await operator.press('accept', { id })).toBe(`Заявку ${id} погоджено.`);
    expect((await head.get(listDeposits, {})).deposits).toHaveLength(before + 1);
    expect(await operator.press('accept', { id })).toBe(`Заявку ${id} уже розглянуто.`);
    expect(await operator.press('decline', { id, reason: 'Пізно' })).toBe(`Заявку ${id} уже розглянуто.`);
  });

  test('for a credit waits in the table until its money is given out', async () => {
    const { id } = await head.get(applyForCredit, {
      currencyCode: '980',
      amount: '300000',
      term: '24',
      purpose: 'Обладнання',
      collateral: '',
      scheme: 'classic',
      attachments: [],
      hasAgreed: true,
    });
    expect(await operator.press('issue-credit', { id })).toContain('не погоджено');
    await operator.press('accept', { id });
    const listed = async () => (await operator.rows('application')).find((row) => row['id'] === id);
    expect(await listed()).toMatchObject({ kind: 'кредит', status: 'погоджено' });
    expect(await operator.press('issue-credit', { id })).toBe(`Кредит за заявкою ${id} видано, договір КД-2026/${id}.`);
    expect(await listed()).toBeUndefined();
    expect(await operator.command('issue-credit', id)).toMatchObject({ ok: false });
    expect(await audited('issueCredit')).toEqual([['operator', id]]);
  });

  test('is looked at: the company sees that, and takes it back all the same', async () => {
    const id = await apply();
    expect(await operator.press('review', { id })).toBe(`Заявку ${id} взято на розгляд.`);
    expect(await find(id)).toMatchObject({ status: 1 });
    expect((await operator.rows('application')).find((row) => row['id'] === id)).toMatchObject({
      status: 'на розгляді',
    });
    expect(await operator.command('review', id)).toMatchObject({ ok: false });
    expect(await head.get(withdrawApplication, { id })).toEqual({ id, status: 4 });
  });

  test('is declined with a reason that the customer reads', async () => {
    const id = await apply();
    expect(await operator.press('decline', { id, reason: '' })).toContain('Вкажіть причину');
    expect(await operator.command('decline', id, 'Замала сума')).toEqual({
      ok: true,
      text: `Заявку ${id} відхилено.\n`,
    });
    expect(await find(id)).toMatchObject({ status: 3, reason: 'Замала сума' });
  });
});
